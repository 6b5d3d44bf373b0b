import type { IncomingMessage, ServerResponse } from 'node:http'

const MOST_BYTES = 16 * 1024 * 1024
const LONGEST_MS = 10_000

/**
 * Lets a client whose body was refused half-way finish sending for a moment, so that it reads the
 * answer instead of a broken connection; a client that goes on for longer loses the connection.
 */
export function boundDrain(request: IncomingMessage, response: ServerResponse) {
  if (request.complete || request.destroyed) return
  let bytes = 0
  const timer = setTimeout(close, LONGEST_MS)
  timer.unref()
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MOST_BYTES && response.writableFinished) close()
  }
  function close() {
    request.off('data', count)
    request.destroy()
  }
  request.on('data', count)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
