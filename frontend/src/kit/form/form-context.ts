import { createContext, useContext } from 'react'

export interface FormState {
  /** Messages of the last refused save by field path, for example `lines.0.quantity`. */
  serverErrors: Record<string, string[]>
  /** Top-level names of all fields with an error, from this browser or the server. */
  errorFields: string[]
  /** Rises with every refused save, so that a screen can react to each one. */
  attempt: number
}

const NO_ERRORS: FormState = { serverErrors: {}, errorFields: [], attempt: 0 }

export const FormContext = createContext<FormState>(NO_ERRORS)

/** What the last attempt to save complained about. */
export function useFormState(): FormState {
  return useContext(FormContext)
}

/** Messages below a path with the path taken off: (`lines`) → `{ '0.quantity': [...] }`. */
export function errorsBelow(
  errors: Record<string, string[]>,
  path: string
): Record<string, string[]> {
  const prefix = `${path}.`
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, messages]) => [name.slice(prefix.length), messages])
  )
}
