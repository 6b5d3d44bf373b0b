import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 25

let ending = false

/** Whether this process was signalled to end: it still answers, but wants no new callers. */
export const isEnding = () => ending

interface Pace {
  /** While it still takes callers, so that who asks whether it is ready hears that it is not. */
  noticeMs: number
  /** While it takes no new ones but keeps those it has: they learn with an answer that it ends. */
  quietMs: number
  /** For what was begun; connections that are still open then are cut. */
  mostMs: number
}

/**
 * Ends a server without an answer lost. It says that it is not ready; then it takes no new connections, closes
 * each that it has with its next answer, and those that ask nothing after a while; then it waits for the requests in hand.
 *
 * In this order, because nginx keeps connections: asked to close them while new ones were still taken, it would open
 * others, and those that wait to be taken when the server stops listening are reset. One closed while idle may
 * have a request on its way; one that was refused goes to the next server.
 */
export async function letGo(server: Server, { noticeMs, quietMs, mostMs }: Pace): Promise<void> {
  ending = true
  await sleep(noticeMs)
  const closed = new AbortController()
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close')
  })
  // the close of HTTP servers would end idle connections at once
  NetServer.prototype.close.call(server, () => closed.abort())
  const cut = setTimeout(() => server.closeAllConnections(), mostMs)
  await sleep(quietMs, null, { signal: closed.signal }).catch(() => null)
  // an answer that had begun before may keep its connection open for the next request
  while (!closed.signal.aborted) {
    server.closeIdleConnections()
    await sleep(LOOK_EVERY_MS, null, { signal: closed.signal }).catch(() => null)
  }
  clearTimeout(cut)
}
