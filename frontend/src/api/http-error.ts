import i18next from 'i18next'
import { isAxiosError, type AxiosResponse } from 'axios'

const HTML_BODY_TEXT = 'Server returned HTML error page instead of JSON. Check authentication.'
const LOGGED_BODY_LENGTH = 500
/** As axios calls a request that got no answer at all. */
const NO_CONNECTION = 'ERR_NETWORK'

interface ErrorBody {
  message?: string
  code?: string
  errors?: Record<string, string[]>
  requestId?: string
}

interface HttpErrorFields {
  status: number
  statusText: string
  /** The server's own words, without the status in front. */
  detail: string
  data?: unknown
  code?: string
  errors?: Record<string, string[]>
  requestId?: string
  retryAfter?: number
}

/**
 * A failed call. `message` is `"<status>: <server message or raw text>"`; status 0 means that no
 * answer came at all. Carries what Refine (`statusCode`, `errors`) and our screens read.
 */
export class HttpError extends Error {
  readonly status: number
  readonly statusCode: number
  readonly statusText: string
  readonly detail: string
  readonly data: unknown
  readonly code: string | undefined
  readonly errors: Record<string, string[]> | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor(fields: HttpErrorFields) {
    super(`${fields.status}: ${fields.detail}`)
    this.name = 'HttpError'
    this.status = fields.status
    this.statusCode = fields.status
    this.statusText = fields.statusText
    this.detail = fields.detail
    this.data = fields.data
    this.code = fields.code
    this.errors = fields.errors
    this.requestId = fields.requestId
    this.retryAfter = fields.retryAfter
  }
}

function looksLikeHtml(text: string): boolean {
  return /^\s*<(!doctype\s+html|html|head|body)\b/i.test(text)
}

function asObject(value: unknown): ErrorBody | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function detailOf(body: unknown, statusText: string): string {
  if (typeof body === 'string') {
    if (looksLikeHtml(body)) return HTML_BODY_TEXT
    return body.trim() === '' ? statusText : body
  }
  return asObject(body)?.message ?? statusText
}

/** Builds the error for an answer that is not 2xx. `data` may be parsed JSON or raw text. */
export function errorFromResponse(
  response: Pick<AxiosResponse, 'status' | 'statusText' | 'data' | 'headers'>
): HttpError {
  const body = typeof response.data === 'string' ? parseText(response.data) : response.data
  const fields = asObject(body)
  const retryAfter = Number(response.headers?.['retry-after'])
  return new HttpError({
    status: response.status,
    statusText: response.statusText,
    detail: detailOf(body, response.statusText),
    data: body,
    code: fields?.code,
    errors: fields?.errors,
    requestId: fields?.requestId ?? response.headers?.['x-request-id'],
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

/** A download asks for a blob, so its error body arrives as a blob too. */
async function readBlobBody(response: AxiosResponse): Promise<AxiosResponse> {
  if (!(response.data instanceof Blob)) return response
  return { ...response, data: await response.data.text() }
}

/** Turns anything thrown by the HTTP client into an HttpError. */
export async function toHttpError(error: unknown): Promise<HttpError> {
  if (error instanceof HttpError) return error
  if (isAxiosError(error) && error.response) {
    return errorFromResponse(await readBlobBody(error.response))
  }
  const detail = error instanceof Error ? error.message : String(error)
  const code = isAxiosError(error) ? error.code : undefined
  return new HttpError({ status: 0, statusText: '', detail, code })
}

/** Logs a failed call with at most 500 characters of its body. */
export function logHttpError(method: string, url: string, error: HttpError): void {
  const body = typeof error.data === 'string' ? error.data : JSON.stringify(error.data ?? '')
  console.error(`${method} ${url} failed`, error.message, body.slice(0, LOGGED_BODY_LENGTH))
}

/** The `message` field of the answer, when there is one. */
export function serverMessageOf(error: HttpError): string | undefined {
  return asObject(error.data)?.message || undefined
}

/** The text for a person: the server's message without the status, that the line is dead, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback
  // Without an answer there are only the browser's own words, in its own language.
  if (error.status === 0)
    return error.code === NO_CONNECTION ? i18next.t('common.offline') : fallback
  return error.detail || fallback
}
