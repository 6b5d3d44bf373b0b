import type { Page, Request } from 'playwright-core'

interface Answer {
  status?: number
  /** An object is sent as JSON, a text as it is. */
  body?: unknown
  headers?: Record<string, string>
  method?: string
}

const isFor = (request: Request, path: string, method?: string) =>
  new URL(request.url()).pathname === path && (!method || request.method() === method)

/** From now on calls to a path are answered here and never reach the portal. */
export async function answerCalls(page: Page, path: string, answer: Answer) {
  const { status = 200, body = '', headers, method } = answer
  const isText = typeof body === 'string'
  await page.route(
    (url) => url.pathname === path,
    (route, request) =>
      isFor(request, path, method)
        ? route.fulfill({
            status,
            headers,
            contentType: isText ? 'text/html' : 'application/json',
            body: isText ? body : JSON.stringify(body),
          })
        : route.fallback()
  )
}

/** From now on calls to a path find no network. */
export async function cutCalls(page: Page, path: string, method?: string) {
  await page.route(
    (url) => url.pathname === path,
    (route, request) =>
      isFor(request, path, method) ? route.abort('connectionfailed') : route.fallback()
  )
}

/** From now on calls to a path wait until the returned function is called. */
export async function holdCalls(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)),
    async (route) => {
      await released
      await route.fallback().catch(() => undefined)
    }
  )
  return release
}

/** The calls to a path from now on, in their order. */
export function noteCalls(page: Page, path: string, method?: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (isFor(request, path, method)) calls.push(request)
  })
  return calls
}
