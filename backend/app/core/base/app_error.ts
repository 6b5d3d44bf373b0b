import { Exception } from '@adonisjs/core/exceptions'

/** Field name → messages already in the requested language. */
export type FieldErrors = Record<string, string[]>

interface Options {
  /** Words of the firm's own that stand for the translated text, where someone has written them. */
  text?: string | null
  /** Values for the placeholders of the translated text. */
  params?: Record<string, string | number>
  /** Field name → translation keys (translated when the answer is written). */
  fields?: Record<string, string[]>
  /** Field name → ready texts, where a library has already translated them. */
  errors?: FieldErrors
  headers?: Record<string, string>
  /** More members of the error body, e.g. who changed a record and when. */
  details?: Record<string, unknown>
}

/**
 * A failure that the user may read. `code` is stable (UPPER_SNAKE); the text comes from
 * `errors.<code>` of the language files, so nothing that a program says ever reaches a screen.
 */
export class AppError extends Exception {
  constructor(
    status: number,
    code: string,
    readonly options: Options = {}
  ) {
    super(code, { status, code })
  }
}

export const notFound = () => new AppError(404, 'NOT_FOUND')
export const forbidden = (code = 'FORBIDDEN') => new AppError(403, code)
export const conflict = (code: string, options: Options = {}) => new AppError(409, code, options)
/** `fields`: field name → keys below `errors.fields`. */
export const invalid = (fields: Record<string, string[]>) =>
  new AppError(422, 'INVALID', { fields })
