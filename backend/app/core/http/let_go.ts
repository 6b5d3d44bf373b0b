import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 25

let ending = false

/** Whether this process was signalled to end: it still answers, but wants no new callers. */
export const isEnding = () => ending

interface Pace {
  /** While it is still reached, so that who asks whether it is ready hears that it is not. */
  noticeMs: number
  /** For what was begun; connections that are still open then are cut. */
  mostMs: number
}

/**
 * Ends a server without an answer lost: it says that it is not ready, closes each connection with its
 * next answer, takes no new ones, and waits for the requests in hand.
 */
export async function letGo(server: Server, { noticeMs, mostMs }: Pace): Promise<void> {
  ending = true
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close')
  })
  await sleep(noticeMs)
  const closed = new AbortController()
  server.close(() => closed.abort())
  const cut = setTimeout(() => server.closeAllConnections(), mostMs)
  // an answer that had begun before may keep its connection open for the next request
  while (!closed.signal.aborted) {
    server.closeIdleConnections()
    await sleep(LOOK_EVERY_MS, null, { signal: closed.signal }).catch(() => null)
  }
  clearTimeout(cut)
}
