import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'

/** Keys of stored files; what else lies on the disk does not look like this. */
export const KEY_PATTERN = /^\d{4}\/\d{2}\/[0-9a-f]{32}(-own)?$/

/** Random, so that a key reveals nothing and can't be guessed; by month, so that folders stay small. */
export function newKey(now = DateTime.utc()) {
  return `${now.toFormat('yyyy/MM')}/${randomBytes(16).toString('hex')}`
}

/** For what the portal made itself. The mark is part of the key: whatever else is put into a file's place has another. */
export const newOwnKey = () => `${newKey()}-own`

/** Whether the bytes under a key were made by the portal and not sent in by someone. */
export const isOwnKey = (key: string) => key.endsWith('-own')

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

/** The bytes of a stored file. @throws Error when they are not there */
export async function readBlob(key: string): Promise<Buffer> {
  return Buffer.from(await drive.use().getBytes(key))
}

/** Size in bytes and time of the last change (epoch milliseconds); null when there is no such blob. */
export async function blobFacts(key: string): Promise<{ size: number; changedAt: number } | null> {
  const disk = drive.use()
  if (!(await disk.exists(key))) return null
  const { contentLength, lastModified } = await disk.getMetaData(key)
  return { size: contentLength, changedAt: lastModified.getTime() }
}

/** @param range first and last byte, both included */
export async function openBlob(
  key: string,
  range?: { start: number; end: number }
): Promise<Readable> {
  const path = localPath(key)
  if (path) return createReadStream(path, range)
  const whole = await drive.use().getStream(key)
  return range ? Readable.from(cut(whole, range)) : whole
}

async function* cut(source: AsyncIterable<Buffer>, { start, end }: { start: number; end: number }) {
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
