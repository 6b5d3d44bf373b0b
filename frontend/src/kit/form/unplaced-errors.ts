import type { FormInstance } from 'antd'

/**
 * Messages of the server whose field is not on the form. Fields inside a list (`lines.0.quantity`)
 * are shown by the list's own editor when the list itself is on the form.
 */
export function unplacedErrors(form: FormInstance, errors: Record<string, string[]>): string[] {
  const known = new Set(Object.keys(form.getFieldsValue() as object))
  return Object.entries(errors)
    .filter(([name]) => !known.has(name.split('.')[0]!))
    .flatMap(([name, messages]) => [messages].flat().map((message) => `${name}: ${message}`))
}
