import { randomBytes } from 'node:crypto'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { removeTmpFile, tmpFolder } from '#core/storage/tmp_files'
import { packRow, unpackRow } from './packed_row.js'

/** Places that are put in order together: some 6 MB of rows. */
const STRETCH = 16_384
/** Bytes of a stretch in memory before they are written. */
const HELD = 64 * 1024
/** Before each row: its place in the stretch and its length. */
const HEAD = 8
/** Stretches differ a little: room for one is room for the next. */
const ROOMY = 1.25
/** Bytes that a character of JavaScript has at most in UTF-8. */
const WIDEST = 3

interface Stretch {
  held: Buffer
  used: number
  pieces: { at: number; length: number }[]
}

/**
 * Rows that come in any order, each with its place among so many, and are taken in the order of their
 * places. They lie as bytes in a private file by stretches of places, so that one stretch is in memory
 * at a time, and nothing of it as objects. The file has no name from the beginning: whatever ends this
 * process, nothing is left of it.
 */
export class PlacedRows {
  readonly #stretches: Stretch[]
  #size = 0
  /** Holds one stretch after the other: buffers let go are not soon collected. */
  #room = Buffer.alloc(0)

  private constructor(
    private readonly file: FileHandle,
    count: number
  ) {
    this.#stretches = Array.from({ length: Math.ceil(count / STRETCH) }, () => ({
      held: Buffer.allocUnsafe(HELD),
      used: 0,
      pieces: [],
    }))
  }

  static async open(count: number): Promise<PlacedRows> {
    await mkdir(tmpFolder(), { recursive: true, mode: 0o700 })
    const path = join(tmpFolder(), randomBytes(16).toString('hex'))
    const file = await open(path, 'wx+', 0o600)
    await removeTmpFile(path)
    return new PlacedRows(file, count)
  }

  /** @returns a promise only where something is written: a row costs no turn of its own */
  put(place: number, row: readonly unknown[]): Promise<void> | null {
    const stretch = this.#stretches[Math.floor(place / STRETCH)]
    const text = packRow(row)
    const most = HEAD + text.length * WIDEST
    if (stretch.used + most <= stretch.held.length) {
      hold(stretch, place, text)
      return null
    }
    return this.#write(stretch).then(() => {
      // a row longer than all others makes room for itself
      if (most > stretch.held.length) stretch.held = Buffer.allocUnsafe(most)
      hold(stretch, place, text)
    })
  }

  async #write(stretch: Stretch) {
    if (!stretch.used) return
    const piece = { at: this.#size, length: stretch.used }
    this.#size += piece.length
    stretch.pieces.push(piece)
    await this.file.writev([stretch.held.subarray(0, piece.length)], piece.at)
    stretch.used = 0
  }

  /** All rows in the order of their places, so many at a time; a place that no one took is left out. */
  async *inOrder(atOnce: number): AsyncGenerator<unknown[][]> {
    for (const stretch of this.#stretches) {
      await this.#write(stretch)
      const bytes = await this.#read(stretch)
      const begins = beginsIn(bytes)
      for (let at = 0; at < begins.length; at += atOnce) {
        yield begins.slice(at, at + atOnce).map((begin) => rowAt(bytes, begin))
      }
    }
  }

  async #read({ pieces }: Stretch): Promise<Buffer> {
    const size = pieces.reduce((sum, { length }) => sum + length, 0)
    if (size > this.#room.length) this.#room = Buffer.allocUnsafe(Math.ceil(size * ROOMY))
    const bytes = this.#room.subarray(0, size)
    let read = 0
    for (const { at, length } of pieces) {
      for (const end = read + length; read < end;) {
        const from = at + length - (end - read)
        const { bytesRead } = await this.file.read(bytes, read, end - read, from)
        if (!bytesRead) throw new Error('the file of placed rows is shorter than what was written')
        read += bytesRead
      }
    }
    return bytes
  }

  close() {
    return this.file.close()
  }
}

function hold(stretch: Stretch, place: number, text: string) {
  const { held, used } = stretch
  const length = held.write(text, used + HEAD)
  held.writeUInt32LE(place % STRETCH, used)
  held.writeUInt32LE(length, used + 4)
  stretch.used += HEAD + length
}

/** Where the rows of a stretch begin, by place. */
function beginsIn(bytes: Buffer): number[] {
  const begins: number[] = new Array(STRETCH).fill(-1)
  for (let at = 0; at < bytes.length; at += HEAD + bytes.readUInt32LE(at + 4))
    begins[bytes.readUInt32LE(at)] = at
  return begins.filter((begin) => begin >= 0)
}

function rowAt(bytes: Buffer, begin: number) {
  const from = begin + HEAD
  return unpackRow(bytes.toString('utf8', from, from + bytes.readUInt32LE(begin + 4)))
}
