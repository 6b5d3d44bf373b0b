import axios, {
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'

declare global {
  interface Window {
    /** What `early.js` has requested while the portal's own scripts are still on their way, by address. */
    earlyReads?: Record<string, Promise<Response>>
  }
}

/** As `early.js` reads it: address of a page → what the page reads first. */
const KEY = 'ui-first-reads'
/** Milliseconds after the page was opened: reads until then are its first ones. */
const FIRST_MS = 8_000
/** An answer that no one has taken by then would be an old one. */
const FRESH_MS = 15_000
const PAGES = 20
const READS = 12
const LONGEST = 400

/** The signed-in user is always requested; this must not delay the end of a session. */
const isOwnRead = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/auth/')

/** The page that was there when the scripts came. */
export const openedAt = location.pathname + location.search

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>
  } catch {
    // An entry written by hand or by another version is worth no more than none.
    return {}
  }
}

let first: string[] = []

/** Remembers what a page reads when it is opened, for the next time. */
function remember(url: string): void {
  const isFirst = performance.now() < FIRST_MS && location.pathname + location.search === openedAt
  if (!isFirst || first.includes(url) || first.length === READS || url.length > LONGEST) return
  first.push(url)
  const { [openedAt]: _earlier, ...others } = stored()
  const kept = Object.entries(others).slice(-PAGES + 1)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [openedAt, first]])))
}

/** Forgets what the pages of someone who has left read first. */
export function forgetFirstReads(): void {
  first = []
  delete window.earlyReads
  localStorage.removeItem(KEY)
}

async function answered(
  early: Promise<Response>,
  ask: AxiosAdapter,
  config: InternalAxiosRequestConfig
): Promise<AxiosResponse> {
  const response = await early.catch(() => undefined)
  // any failure is handled by requesting again
  if (!response?.ok) return ask(config)
  return {
    data: await response.text(),
    status: response.status,
    statusText: response.statusText,
    headers: new AxiosHeaders(Object.fromEntries(response.headers)),
    config,
  }
}

/** Lets a read use the response that `early.js` has requested; each is given once. */
export function withEarlyRead(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const url = config.url ?? ''
  const isRead = (config.method ?? 'get').toLowerCase() === 'get' && !config.params
  if (!isRead || config.responseType || !isOwnRead(url)) return config
  remember(url)
  const early = window.earlyReads?.[url]
  if (!early || performance.now() > FRESH_MS) return config
  delete window.earlyReads![url]
  const ask = axios.getAdapter(config.adapter)
  config.adapter = (latest) => answered(early, ask, latest)
  return config
}
