import { writer } from '#core/database/writer'
import type { Place } from '#core/storage/place'
import { places } from '#core/storage/places'
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

interface Row {
  size: number
  sha256: string
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
 * @throws NothingToMove
 */
export async function moveFiles({
  signal,
  progress = () => {},
}: Running = {}): Promise<MovedFiles> {
  const [target, source] = places()
  if (!source) throw new NothingToMove('S3_BUCKET names no object store')
  const counts = { moved: 0, bytes: 0, damaged: 0, left: 0 }
  const total = await countRows()
  for await (const keys of source.keys()) {
    const rows = await rowsOf(keys)
    for (const key of keys) {
      signal?.throwIfAborted()
      const row = rows.get(key)
      const outcome = row ? await moveOne({ source, target }, key, row, signal) : 'left'
      if (outcome !== 'gone') counts[outcome]++
      if (outcome === 'moved') counts.bytes += row!.size
      await progress((100 * counts.moved) / Math.max(total, 1))
    }
  }
  return { from: source.name, to: target.name, ...counts }
}

/**
 * The old copy goes once the new one has been read back and is what was received. Who has begun to read the
 * old one reads it to its end.
 */
async function moveOne(
  { source, target }: { source: Place; target: Place },
  key: string,
  row: Row,
  signal?: AbortSignal
): Promise<'moved' | 'damaged' | 'gone'> {
  const stream = await source.open(key)
  if (!stream) return 'gone'
  const copy = await writeTmpFile(stream, undefined, signal)
  try {
    if (copy.sha256 !== row.sha256) return 'damaged'
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
  if (!(await rowsOf([key])).has(key)) {
    await target.delete(key)
    return 'gone'
  }
  await source.delete(key)
  return 'moved'
}

async function hasIn(place: Place, key: string, { sha256 }: Row): Promise<boolean> {
  const stream = await place.open(key)
  return stream !== null && (await sha256Of(stream)) === sha256
}

// a file's bytes become those of a version, never the other way: nothing is missed in between
const TABLES = ['files', 'file_versions']
const AT_ONCE = 500

async function rowsOf(keys: readonly string[]): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (let at = 0; at < keys.length; at += AT_ONCE)
    for (const table of TABLES)
      for (const row of await writer()
        .from(table)
        .whereIn('storage_key', keys.slice(at, at + AT_ONCE))
        .select('storage_key', 'size', 'sha256'))
        rows.set(row.storage_key, { size: Number(row.size), sha256: row.sha256 })
  return rows
}

async function countRows(): Promise<number> {
  let total = 0
  for (const table of TABLES) {
    const row = await writer().from(table).count('* as total').first()
    total += Number(row.total)
  }
  return total
}
