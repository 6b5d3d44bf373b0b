import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { errors as httpErrors, ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as lucidErrors } from '@adonisjs/lucid'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as vineErrors } from '@vinejs/vine'
import { doerOf } from '#core/base/actor'
import { AppError, type FieldErrors } from '#core/base/app_error'
import { isDiskFull, isUnavailable } from '#core/database/failures'
import { translatorFor } from '#core/base/language'
import { diskFull } from '#core/disk/room'

/** Refusals that people meet every day: a session has ended, a step of the sign-in is still to come. */
const EVERYDAY = new Set([
  'SIGNED_OUT',
  'PROOF_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
  'TWO_STEP_CODE_REQUIRED',
  'TWO_STEP_SETUP_REQUIRED',
])
const WARNED = new Set([401, 403, 429])

/**
 * Every failure leaves as one body: `{ message, code, errors?, requestId }`, in the requested language.
 * Texts of exceptions never leave the process; they are logged under the request id instead.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false

  async handle(error: unknown, ctx: HttpContext) {
    const failure = toFailure(error)
    const say = translatorFor(ctx)
    const { options } = failure
    const errors = options.errors ?? translateFields(options.fields, say)
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      ctx.response.safeHeader(name, value)
    }
    ctx.response.status(failure.status).json({
      message: options.text ?? say(`errors.${failure.code}`, options.params),
      code: failure.code,
      ...(errors && { errors }),
      ...options.details,
      requestId: ctx.request.id(),
    })
  }

  /** Refusals are logged as well, with who met them from where: attempts at what is closed show there. */
  async report(error: unknown, ctx: HttpContext) {
    const failure = toFailure(error)
    const { status, code } = failure
    const log = { requestId: ctx.request.id(), method: ctx.request.method(), url: addressOf(ctx) }
    if (status >= 500 || isTooDeep(error))
      return ctx.logger.error({ err: error, ...log }, 'request failed')
    const from = { userId: ctx.actor ? doerOf(ctx.actor).id : null, ip: ctx.request.ip() }
    const level = WARNED.has(status) && !EVERYDAY.has(code!) ? 'warn' : 'info'
    ctx.logger[level]({ ...log, ...from, status, code }, 'request refused')
  }
}

/** An address that is its own credential stays out of the log. */
const addressOf = ({ request, route }: HttpContext) =>
  route?.pattern.includes(':token') ? route.pattern : request.url()

function translateFields(
  fields: Record<string, string[]> | undefined,
  say: (key: string) => string
): FieldErrors | undefined {
  if (!fields) return undefined
  return Object.fromEntries(
    Object.entries(fields).map(([name, keys]) => [
      name,
      keys.map((key) => say(`errors.fields.${key}`)),
    ])
  )
}

/** Maps what libraries throw onto our own failures; everything unknown is a masked 500. */
function toFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return fromValidation(error.messages)
  if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) return new AppError(403, 'BAD_CSRF_TOKEN')
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) return new AppError(401, 'SIGNED_OUT')
  if (error instanceof authErrors.E_INVALID_CREDENTIALS) {
    return new AppError(401, 'INVALID_CREDENTIALS')
  }
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) {
    return new AppError(
      error.response?.status ?? 403,
      error.response?.status === 404 ? 'NOT_FOUND' : 'FORBIDDEN'
    )
  }
  if (
    error instanceof lucidErrors.E_ROW_NOT_FOUND ||
    error instanceof httpErrors.E_ROUTE_NOT_FOUND
  ) {
    return new AppError(404, 'NOT_FOUND')
  }
  if (isDiskFull(error)) return diskFull()
  if (isUnavailable(error)) {
    return new AppError(503, 'UNAVAILABLE', { headers: { 'Retry-After': '5' } })
  }
  if (isUnreadable(error)) return new AppError(400, 'BAD_REQUEST')
  return new AppError(...byStatus((error as { status?: number }).status))
}

/** Libraries give up with these on a header that cannot be decoded and a body nested without end. */
function isUnreadable(error: unknown) {
  return error instanceof URIError || isTooDeep(error)
}

/** Logged all the same: a recursion of our own without end would look alike. */
function isTooDeep(error: unknown) {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack')
}

function fromValidation(messages: { field: string; message: string }[]) {
  const errors: FieldErrors = {}
  for (const { field, message } of messages) (errors[field] ??= []).push(message)
  return new AppError(422, 'INVALID', { errors })
}

function byStatus(status: number | undefined): [number, string] {
  if (status === 400) return [400, 'BAD_REQUEST']
  if (status === 404) return [404, 'NOT_FOUND']
  if (status === 413) return [413, 'TOO_LARGE']
  if (status === 415) return [415, 'UNSUPPORTED_TYPE']
  if (status === 422) return [422, 'INVALID']
  if (status === 429) return [429, 'TOO_MANY_REQUESTS']
  return [500, 'SERVER_ERROR']
}
