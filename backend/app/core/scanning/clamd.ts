import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import scanningConfig from '#config/scanning'

/** The daemon can't be reached, does not answer in time, or answers what no clamd does. */
export class ScannerAway extends Error {}

/** `refused`: the daemon is there, but can't scan these bytes. */
export type Verdict =
  | { kind: 'clean' }
  | { kind: 'infected'; signature: string }
  | { kind: 'refused'; problem: 'too_large' | 'refused' }

export interface ScannerVersion {
  /** As the daemon states it, e.g. `ClamAV 1.4.3/27800/Mon Mar  2 08:24:51 2026`. */
  text: string
  /** When its signatures were made; null where it does not say. */
  signaturesAt: Date | null
}

type Bytes = AsyncIterable<Uint8Array>

/** What is sent at once; clamd takes chunks of any size. */
const CHUNK = 64 * 1024
/** No answer of clamd is as long. */
const LONGEST_ANSWER = 4096
const LONGEST_SIGNATURE = 200

/** @throws ScannerAway */
export async function ping(): Promise<void> {
  if ((await converse('PING')) !== 'PONG') throw new ScannerAway('unexpected answer to PING')
}

/** @throws ScannerAway */
export async function scannerVersion(): Promise<ScannerVersion> {
  const text = await converse('VERSION')
  if (!/^ClamAV [\x20-\x7e]+$/.test(text)) throw new ScannerAway('unexpected answer to VERSION')
  const madeAt = Date.parse(`${text.split('/')[2] ?? ''} UTC`)
  return { text: text.slice(0, 100), signaturesAt: Number.isNaN(madeAt) ? null : new Date(madeAt) }
}

/** Sends bytes to be scanned. @throws ScannerAway; and what reading the bytes throws */
export async function scan(bytes: Bytes, signal?: AbortSignal): Promise<Verdict> {
  try {
    return verdictOf(await converse('INSTREAM', bytes, signal))
  } catch (error) {
    if (!isCut(error)) throw error
    // it may have answered before it closed, which is lost then: one that is still there has refused
    await ping()
    return { kind: 'refused', problem: 'refused' }
  }
}

/** Whether the daemon has closed while it was sent to. */
function isCut(error: unknown): boolean {
  const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return error instanceof ScannerAway && ['EPIPE', 'ECONNRESET'].includes(code)
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { kind: 'clean' }
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (signature) return { kind: 'infected', signature: printable(signature) }
  if (answer.startsWith('INSTREAM size limit exceeded'))
    return { kind: 'refused', problem: 'too_large' }
  if (/ERROR$/.test(answer)) return { kind: 'refused', problem: 'refused' }
  throw new ScannerAway('unexpected answer to INSTREAM')
}

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_SIGNATURE)

/** One command over a connection of its own, as clamd closes it after each. */
async function converse(command: string, body?: Bytes, signal?: AbortSignal): Promise<string> {
  const socket = open()
  const deadline = AbortSignal.timeout(scanningConfig.timeout * 1000)
  const stop = () => socket.destroy(new ScannerAway('no answer in time'))
  deadline.addEventListener('abort', stop)
  signal?.addEventListener('abort', stop)
  const answer = answerOf(socket)
  // handled below, but not before the body has been read
  answer.catch(() => {})
  try {
    signal?.throwIfAborted()
    socket.write(`z${command}\0`)
    // a daemon that has answered before the end has heard enough
    if (body) await Promise.race([send(socket, body), answer])
    return await answer
  } finally {
    deadline.removeEventListener('abort', stop)
    signal?.removeEventListener('abort', stop)
    socket.destroy()
    signal?.throwIfAborted()
  }
}

function open(): Socket {
  const { address, silence } = scanningConfig
  if (address === null) throw new ScannerAway('no scanner is set')
  const [, host, port] = /^\[?([^/]*?)\]?:(\d{1,5})$/.exec(address) ?? []
  const socket = connect(port ? { host, port: Number(port) } : { path: address })
  socket.setTimeout(silence * 1000, () => socket.destroy(new ScannerAway('silent')))
  return socket
}

/** The first line that the daemon sends. @throws ScannerAway */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end).trim())
      else if (text.length > LONGEST_ANSWER) reject(new ScannerAway('answer too long'))
    })
    socket.on('error', (cause) =>
      reject(cause instanceof ScannerAway ? cause : new ScannerAway(cause.message, { cause }))
    )
    socket.on('close', () => reject(new ScannerAway('closed without an answer')))
  })
}

/** Chunks with their length before them, and an empty one at the end. */
async function send(socket: Socket, body: Bytes) {
  for await (const piece of body) {
    for (let at = 0; at < piece.length; at += CHUNK) {
      if (!socket.writable) return
      const chunk = piece.subarray(at, at + CHUNK)
      socket.write(lengthOf(chunk.length))
      if (!socket.write(chunk)) await drained(socket)
    }
  }
  if (socket.writable) socket.write(lengthOf(0))
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Until there is room again; a socket that has ended is noticed by whoever waits for its answer. */
async function drained(socket: Socket) {
  const over = new AbortController()
  const end = () => over.abort()
  socket.once('close', end)
  await once(socket, 'drain', { signal: over.signal }).catch(() => {})
  socket.off('close', end)
}
