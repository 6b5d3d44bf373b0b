import type { Page, Request } from 'playwright-core'
import { judgeCalls, type Call } from './browser_calls.js'

interface Answer {
  status?: number
  /** An object is sent as JSON, a text as it is. */
  body?: unknown
  headers?: Record<string, string>
  method?: string
}

const isFor = (call: Call, path: string, method?: string) =>
  call.url.pathname === path && (!method || call.method === method)

/** From now on calls to a path are answered here and never reach the portal. */
export async function answerCalls(page: Page, path: string, answer: Answer) {
  const { status = 200, body = '', headers, method } = answer
  const isText = typeof body === 'string'
  const contentType = isText ? 'text/html' : 'application/json'
  const reply = {
    status,
    headers: { 'content-type': contentType, ...headers },
    body: isText ? body : JSON.stringify(body),
  }
  await judgeCalls(page, (call) => (isFor(call, path, method) ? reply : undefined))
}

/** From now on calls to a path find no network. */
export async function cutCalls(page: Page, path: string, method?: string) {
  await judgeCalls(page, (call) => (isFor(call, path, method) ? 'cut' : undefined))
}

/** From now on calls to a path get no answer. */
export async function silenceCalls(page: Page, path: string) {
  await judgeCalls(page, (call) => (isFor(call, path) ? 'silence' : undefined))
}

/** From now on calls to a path wait until the returned function is called. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await judgeCalls(page, async ({ url }) => {
    if (url.pathname === path) await promise
    return undefined
  })
  return resolve
}

/** From now on files of the portal whose path matches wait until the returned function is called. */
export async function holdFiles(page: Page, path: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      await promise
      await route.continue()
    }
  )
  return resolve
}

/** The calls to a path from now on, in their order. */
export function noteCalls(page: Page, path: string, method?: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    const isThis = new URL(request.url()).pathname === path
    if (isThis && (!method || request.method() === method)) calls.push(request)
  })
  return calls
}
