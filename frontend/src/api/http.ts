import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { logHttpError, toHttpError, type HttpError } from './http-error'
import { withEarlyRead } from './early-reads'
import { isUserIdle } from './interaction'
import { freshCode, reauthentication } from './reauthentication'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A 401 is an answer, not a failure: not logged, never opens the sign-in dialog. */
    expects401?: boolean
    /** Statuses below 500 are answers here; they are not logged. */
    isProbe?: boolean
    /** Set on the second try after signing in again. */
    replayed?: boolean
    /** Set on the second try after a fresh code. */
    proven?: boolean
  }
}

/** The one HTTP client: cookies, CSRF header, requested language, errors as `HttpError`. */
export const http = axios.create({
  withCredentials: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  headers: { Accept: 'application/json' },
})

http.interceptors.request.use((config) => {
  config.headers.set('Accept-Language', document.documentElement.lang || 'en')
  const isRead = (config.method ?? 'get').toLowerCase() === 'get'
  if (isRead && isUserIdle()) config.headers.set('X-Background', '1')
  return withEarlyRead(config)
})

/** Empty answers (204, empty body, not JSON) are read as an empty object. */
function withReadableBody(response: AxiosResponse): AxiosResponse {
  const wantsRaw = ['blob', 'arraybuffer', 'text'].includes(response.config.responseType ?? '')
  if (wantsRaw) return response
  const type = String(response.headers['content-type'] ?? '')
  const isEmpty = response.data === '' || response.data === null || response.data === undefined
  if (response.status === 204 || isEmpty || !type.includes('json')) response.data = {}
  return response
}

async function replayAfterSignIn(
  config: InternalAxiosRequestConfig
): Promise<AxiosResponse | null> {
  if (config.replayed || config.expects401 || !reauthentication.isArmed()) return null
  const signedIn = await reauthentication.request()
  if (!signedIn) return null
  // The token of the ended session is stale; axios reads the new cookie.
  config.headers.delete('X-XSRF-TOKEN')
  return http.request({ ...config, replayed: true })
}

async function replayAfterCode(config: InternalAxiosRequestConfig): Promise<AxiosResponse | null> {
  if (config.proven || !freshCode.isArmed()) return null
  return (await freshCode.request()) ? http.request({ ...config, proven: true }) : null
}

function isExpected({ status }: HttpError, config?: InternalAxiosRequestConfig): boolean {
  if (status === 401) return config?.expects401 === true
  return config?.isProbe === true && status < 500
}

http.interceptors.response.use(withReadableBody, async (failure: unknown) => {
  const error = await toHttpError(failure)
  const config = axios.isAxiosError(failure) ? failure.config : undefined
  if (axios.isCancel(failure)) throw error
  if (error.status === 401 && config) {
    const replay = await replayAfterSignIn(config)
    if (replay) return replay
  }
  if (error.code === 'PROOF_REQUIRED' && config) {
    const replay = await replayAfterCode(config)
    if (replay) return replay
  }
  if (!isExpected(error, config)) {
    logHttpError((config?.method ?? 'get').toUpperCase(), config?.url ?? '', error)
  }
  throw error
})

/** Random key for the `Idempotency-Key` header; works without a secure context too. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The header that binds a write to the version the user saw. */
export function ifMatch(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'If-Match': `"${version}"` }
}
