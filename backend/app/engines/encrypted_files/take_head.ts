import { finished, type Readable } from 'node:stream'
import { HEADER_BYTES } from './header.js'

/**
 * The first bytes of a stream, which goes on after them. Nothing more is taken and put back: a stream that has
 * all arrived may have ended by then, and would drop it unheard.
 * @throws what the stream throws
 */
export function takeHead(stream: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // one listener all along: a new one is called at once for the few bytes that are there, over and over
    const look = () => {
      const head: Buffer | null = stream.read(HEADER_BYTES)
      if (head) settle(null, head)
    }
    const settle = (error: Error | null, head: Buffer) => {
      stop()
      stream.off('readable', look)
      if (error) reject(error)
      else resolve(head)
    }
    const stop = finished(stream, { writable: false }, (error) =>
      settle(error ?? null, Buffer.alloc(0))
    )
    stream.on('readable', look)
  })
}
