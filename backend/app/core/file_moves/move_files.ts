import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { BlobDamaged } from '#core/storage/blob_failures'
import { claimFiles } from '#core/storage/claim'
import { clearOfFile, openClear } from '#core/storage/clear_bytes'
import type { Place } from '#core/storage/place'
import { places } from '#core/storage/places'
import { countRows, isKept, rowsOf, type BlobRow } from '#core/storage/rows_of_keys'
import { sha256Of } from '#core/storage/sha256_of'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'

export interface MovedFiles {
  [name: string]: number | string
  from: Place['name']
  to: Place['name']
  moved: number
  bytes: number
  /** What lies in the old place and is not what was received. It stays there. */
  damaged: number
  /** What has no row: of an upload that is not through, or left by a crash. It stays there. */
  left: number
}

interface Running {
  signal?: AbortSignal
  progress?: (percent: number) => Promise<void> | void
}

/** There is only one place. */
export class NothingToMove extends Error {}

/**
 * Moves what lies in the other place to that of new files, while both are read and written. What is left
 * to do is what still lies there, so a run that ended early is simply run again.
 * @throws NothingToMove, FilesBusy; BlobLocked where a key is missing
 */
export async function moveFiles({
  signal,
  progress = () => {},
}: Running = {}): Promise<MovedFiles> {
  const [target, source] = places()
  if (!source) throw new NothingToMove('S3_BUCKET names no object store')
  const ways = { source, target }
  const counts = { moved: 0, bytes: 0, damaged: 0, left: 0 }
  await claimFiles(async (lost) => {
    const total = await countRows()
    const either = signal ? AbortSignal.any([signal, lost]) : lost
    for await (const keys of source.keys()) {
      const rows = await rowsOf(keys)
      for (const key of keys) {
        either.throwIfAborted()
        const row = rows.get(key)
        const outcome = row ? await moveOne(ways, key, row, either) : 'left'
        if (outcome !== 'gone') counts[outcome]++
        if (outcome === 'moved') counts.bytes += row!.size
        await progress((100 * counts.moved) / Math.max(total, 1))
      }
    }
  })
  return { from: source.name, to: target.name, ...counts }
}

/**
 * What is encrypted moves as it is. The old copy goes once the new one has been read back and is what was received. Who has begun to read the
 * old one reads it to its end.
 */
async function moveOne(
  { source, target }: { source: Place; target: Place },
  key: string,
  row: BlobRow,
  signal?: AbortSignal
): Promise<'moved' | 'damaged' | 'gone'> {
  const stream = await source.open(key)
  if (!stream) return 'gone'
  const copy = await writeTmpFile(stream, { signal })
  try {
    const clear = clearOfFile(createReadStream(copy.path), { key, size: copy.size })
    if (!(await isWhatWasReceived(clear, row))) return 'damaged'
    // of a run that ended in between, or broken on its way
    const isThere = await hasIn(target, key, row)
    if (!isThere) {
      await target.delete(key)
      await target.put(copy.path, key)
      if (!(await hasIn(target, key, row))) throw new Error(`${target.name} does not keep ${key}`)
    }
  } finally {
    await removeTmpFile(copy.path)
  }
  // deleted while it was copied: nothing is to come back
  if (!(await isKept(key))) {
    await target.delete(key)
    return 'gone'
  }
  await source.delete(key)
  return 'moved'
}

const hasIn = (place: Place, key: string, row: BlobRow) =>
  isWhatWasReceived(openClear(place, key), row)

async function isWhatWasReceived(
  clear: Promise<Readable | null>,
  { sha256 }: BlobRow
): Promise<boolean> {
  try {
    const stream = await clear
    return stream !== null && (await sha256Of(stream)) === sha256
  } catch (error) {
    if (error instanceof BlobDamaged) return false
    throw error
  }
}
