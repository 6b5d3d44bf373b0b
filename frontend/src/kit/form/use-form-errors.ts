import { useState } from 'react'
import { HttpError } from '../../api/http-error'
import { isConflict } from './conflict-dialog'
import type { FormState } from './form-context'

const NO_ERRORS: FormState = { serverErrors: {}, errorFields: [], attempt: 0 }

/** What the last attempt to save complained about, and the conflict it ran into. */
export function useFormErrors() {
  const [errors, setErrors] = useState<FormState>(NO_ERRORS)
  const [failure, setFailure] = useState<HttpError | null>(null)
  const [conflict, setConflict] = useState<HttpError | null>(null)

  const report = (error: unknown) => {
    if (isConflict(error)) {
      setConflict(error)
      return
    }
    const httpError = error instanceof HttpError ? error : null
    const serverErrors = httpError?.errors ?? {}
    setFailure(httpError)
    setErrors(({ attempt }) => ({
      serverErrors,
      errorFields: [...new Set(Object.keys(serverErrors).map((name) => name.split('.')[0]!))],
      attempt: attempt + 1,
    }))
  }
  return {
    errors,
    failure,
    conflict,
    report,
    /** Fields refused by the rules of this browser. */
    reportInvalid: (errorFields: string[]) =>
      setErrors(({ attempt }) => ({ serverErrors: {}, errorFields, attempt: attempt + 1 })),
    /** Before the next attempt; the count of attempts goes on. */
    clear: () => {
      setErrors(({ attempt }) => ({ ...NO_ERRORS, attempt }))
      setFailure(null)
    },
    closeConflict: () => setConflict(null),
  }
}
