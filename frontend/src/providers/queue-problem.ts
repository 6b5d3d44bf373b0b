import type { HttpError } from '../api/http-error'

/** Why the portal refused what a device has sent. */
export interface Problem {
  status: number
  code: string
  message: string
  /** Messages by field, as the portal names them: `works.0.percentComplete`. */
  fields: Record<string, string>
  /** Another record that stands in the way. */
  recordId?: number
}

/** The portal is away or busy, or the person has to sign in again: no answer to the entry itself. */
export function isPassing({ status, code }: HttpError): boolean {
  if (code === 'IDEMPOTENCY_IN_PROGRESS' || code === 'BAD_CSRF_TOKEN') return true
  return [0, 401, 408, 419, 425, 429].includes(status) || status >= 500
}

export function problemOf({ status, code = '', detail, errors = {}, data }: HttpError): Problem {
  const { recordId } = (data ?? {}) as { recordId?: number }
  const fields = Object.entries(errors).map(([name, [message = '']]) => [name, message])
  return {
    ...{ status, code, message: detail, fields: Object.fromEntries(fields) },
    ...(recordId && { recordId }),
  }
}
