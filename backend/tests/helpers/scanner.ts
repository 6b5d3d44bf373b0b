import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import scanningConfig from '#config/scanning'
import { sqlInstant } from '#core/database/instants'
import { settingsChanged } from '#core/settings/settings'

/**
 * The text by which scanners are tried (https://www.eicar.org); in two parts, so that no scanner takes the
 * sources for it.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')
export const VERSION = 'ClamAV 1.4.3/27800/Mon Mar  2 08:24:51 2026'

/** What a scanner does with a command and the bytes that came with it. */
export type Behaviour = (socket: Socket, command: string, bytes: Buffer) => void

const verdict = (bytes: Buffer) =>
  bytes.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'

/** As clamd answers, with one signature. */
export const honest: Behaviour = (socket, command, bytes) => {
  const answers: Record<string, string> = { PING: 'PONG', VERSION, INSTREAM: verdict(bytes) }
  socket.end(`${answers[command] ?? 'UNKNOWN COMMAND'}\0`)
}

/** clamd as far as a test decides what it does, on a socket of its own; the portal scans with it. */
export class FakeScanner {
  /** What was sent to be scanned. */
  readonly scanned: Buffer[] = []
  /** Closes on whoever sends bytes. */
  cut = false
  #behaviour: Behaviour = honest
  readonly #open = new Set<Socket>()
  readonly #server = createServer((socket) => this.#serve(socket))

  private constructor(
    readonly folder: string,
    readonly path: string
  ) {}

  static async start(): Promise<FakeScanner> {
    const folder = await mkdtemp(join(tmpdir(), 'binaa-clamd-'))
    const scanner = new FakeScanner(folder, join(folder, 'clamd.sock'))
    await scanner.comeBack()
    scanningConfig.address = scanner.path
    return scanner
  }

  behave(behaviour: Behaviour) {
    this.#behaviour = behaviour
  }

  async goAway() {
    if (!this.#server.listening) return
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
    await once(this.#server, 'close')
  }

  async comeBack() {
    this.#server.listen(this.path)
    await once(this.#server, 'listening')
  }

  async stop() {
    scanningConfig.address = null
    await this.goAway()
    await rm(this.folder, { recursive: true, force: true })
  }

  #serve(socket: Socket) {
    this.#open.add(socket)
    socket.on('close', () => this.#open.delete(socket))
    socket.on('error', () => {})
    let received = Buffer.alloc(0)
    let done = false
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (this.cut && received.toString('latin1', 1, 9) === 'INSTREAM') {
        socket.destroy()
        return
      }
      const request = done ? null : requestIn(received)
      if (!request) return
      done = true
      if (request.command === 'INSTREAM') this.scanned.push(request.bytes)
      this.#behaviour(socket, request.command, request.bytes)
    })
  }
}

/** A complete request as it came; null while more has to follow. */
function requestIn(received: Buffer): { command: string; bytes: Buffer } | null {
  const end = received.indexOf(0)
  if (end < 0) return null
  const command = received.toString('latin1', 1, end)
  if (command !== 'INSTREAM') return { command, bytes: Buffer.alloc(0) }
  const pieces: Buffer[] = []
  for (let at = end + 1; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (!length) return { command, bytes: Buffer.concat(pieces) }
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** What happens while the scanner is away, as two administrators would set it. */
export async function setScanAway(value: 'hold' | 'pass') {
  const row = { value: JSON.stringify(value), updated_at: sqlInstant() }
  await db.from('settings').where('key', 'scanAway').delete()
  await db.table('settings').insert({ key: 'scanAway', version: 1, ...row })
  await settingsChanged()
}

/** The scans of a file, the latest last. */
export const scansOf = (fileId: number) =>
  db.from('file_scans').where('file_id', fileId).orderBy('id')

/** As if its pause were over. */
export const allDue = () =>
  db
    .from('file_scans')
    .whereNotNull('due_at')
    .update({ due_at: sqlInstant(-5) })
