import { createReadStream } from 'node:fs'
import { link, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { requireOpenable } from './scan_gate.js'

interface Range {
  start: number
  end: number
}

/**
 * Puts a complete file under a key, so that it is there after a power failure too.
 * On the local disk this is a second name for the same bytes: a transaction never waits for a copy.
 */
export async function putBlob(path: string, key: string): Promise<void> {
  const target = localPath(key)
  if (!target) return drive.use().copyFromFs(path, key)
  const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  if (made) await flush(dirname(made))
  try {
    await link(path, target)
  } catch (error) {
    // a file system without hard links, or the temporary folder on another one
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(code)) throw error
    await drive.use().copyFromFs(path, key)
    await flush(target)
  }
  await flush(dirname(target))
}

export function deleteBlob(key: string): Promise<void> {
  return drive.use().delete(key)
}

/**
 * The bytes of a stored file.
 * @param client the transaction that asks, where there is one
 * @throws AppError 409 while the virus scanner holds it; Error when the bytes are not there
 */
export async function readBlob(key: string, client?: QueryClientContract): Promise<Buffer> {
  await requireOpenable(key, client)
  return Buffer.from(await drive.use().getBytes(key))
}

/** Size in bytes and time of the last change (epoch milliseconds); null when there is no such blob. */
export async function blobFacts(key: string): Promise<{ size: number; changedAt: number } | null> {
  const disk = drive.use()
  if (!(await disk.exists(key))) return null
  const { contentLength, lastModified } = await disk.getMetaData(key)
  return { size: contentLength, changedAt: lastModified.getTime() }
}

/**
 * @param range first and last byte, both included
 * @throws AppError 409 while the virus scanner holds it
 */
export async function openBlob(key: string, range?: Range): Promise<Readable> {
  await requireOpenable(key)
  return openUnchecked(key, range)
}

/** Whatever the scanner found: for the scanner itself and for what proves that the bytes are there. */
export async function openUnchecked(key: string, range?: Range): Promise<Readable> {
  const path = localPath(key)
  if (path) return createReadStream(path, range)
  const whole = await drive.use().getStream(key)
  return range ? Readable.from(cut(whole, range)) : whole
}

async function* cut(source: AsyncIterable<Buffer>, { start, end }: Range) {
  let position = 0
  for await (const chunk of source) {
    const piece = chunk.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position))
    if (piece.length) yield piece
    position += chunk.length
    if (position > end) return
  }
}

function localPath(key: string): string | null {
  const { location } = (drive.use().driver as { options?: { location?: unknown } }).options ?? {}
  return typeof location === 'string' ? join(location, key) : null
}

async function flush(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
