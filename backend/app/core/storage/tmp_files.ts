import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requireRoom } from '#core/disk/room'
import env from '#start/env'

/** A private file on its way: complete, on disk, not yet anyone's. */
export interface TmpFile {
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** Lies beside the stored files, so that storing one is a link and not a copy. */
export function tmpFolder() {
  return join(env.get('DATA_DIR'), 'tmp')
}

interface Writing {
  /** Sees the running size in bytes after every chunk; what it throws ends the writing. */
  watch?: (size: number) => void
  signal?: AbortSignal
  /** How many there will be, where it is known. */
  bytes?: number
}

/**
 * Writes a stream to a new private file and flushes it to the disk.
 * @throws AppError 507 DISK_FULL
 */
export async function writeTmpFile(
  source: Readable | Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>,
  { watch = () => {}, signal, bytes: expected = 0 }: Writing = {}
): Promise<TmpFile> {
  try {
    await requireRoom(expected)
    await mkdir(tmpFolder(), { recursive: true, mode: 0o700 })
  } catch (error) {
    // what no one reads stays open
    if (source instanceof Readable) source.destroy()
    throw error
  }
  const path = join(tmpFolder(), randomBytes(16).toString('hex'))
  const hash = createHash('sha256')
  let size = 0
  const measure = async function* (chunks: AsyncIterable<Uint8Array | string>) {
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      size += bytes.length
      watch(size)
      hash.update(bytes)
      yield bytes
    }
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(source instanceof Readable ? source : Readable.from(source), measure, target, {
      signal,
    })
  } catch (error) {
    // one that is still being opened would come to be after it was removed
    if (!target.closed) await new Promise((resolve) => target.once('close', () => resolve(null)))
    await removeTmpFile(path)
    throw error
  }
  return { path, size, sha256: hash.digest('hex') }
}

export function removeTmpFile(path: string) {
  return rm(path, { force: true })
}
