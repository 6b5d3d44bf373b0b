import fileEncryptionConfig from '#config/file_encryption'
import { writer } from '#core/database/writer'
import type { MasterKey } from '#engines/encrypted_files/master_key'
import { BlobDamaged, BlobLocked } from '#core/storage/blob_failures'
import { openUnchecked } from '#core/storage/blobs'
import { claimFiles } from '#core/storage/claim'
import { inPlaces, places } from '#core/storage/places'
import { countRows, rowsOf } from '#core/storage/rows_of_keys'
import { sha256Of } from '#core/storage/sha256_of'
import { changeOne, decryptOne, encryptOne, rewrapOne, type Outcome } from './change_one.js'

export type EncryptionWork = 'encrypt' | 'decrypt' | 'rewrap'

export interface ChangedFiles {
  [name: string]: number | string
  work: EncryptionWork
  changed: number
  /** Of the clear files. */
  bytes: number
  /** What is not what was received. It stays as it is. */
  damaged: number
  /** What no key that is set opens. It stays as it is. */
  locked: number
  /** What has no row: of an upload that is not through, or left by a crash. It stays as it is. */
  left: number
}

interface Running {
  signal?: AbortSignal
  progress?: (percent: number) => Promise<void> | void
}

/** The settings want something else. */
export class WorkRefused extends Error {}

/**
 * Encrypts what lies in the clear, in both places, while it is read and written; `decrypt` the other way,
 * `rewrap` changes what was encrypted with a former key to the present one. What is left to do is what still
 * lies there, so a run that ended early is simply run again.
 * @throws WorkRefused, FilesBusy
 */
export async function encryptFiles(
  work: EncryptionWork,
  { signal, progress = () => {} }: Running = {}
): Promise<ChangedFiles> {
  const change = changeOf(work)
  return claimFiles(async (lost) => {
    const either = signal ? AbortSignal.any([signal, lost]) : lost
    const counts = { changed: 0, bytes: 0, damaged: 0, locked: 0, left: 0 }
    const total = await countRows()
    let looked = 0
    const [first] = places()
    for (const place of places())
      for await (const keys of place!.keys()) {
        const rows = await rowsOf(keys)
        // a copy that a move has left in the other place is not what was noted
        const done = place === first ? await doneAmong(keys, work) : new Set<string>()
        for (const key of keys) {
          either.throwIfAborted()
          looked++
          const row = rows.get(key)
          if (!row) counts.left++
          if (!row || done.has(key)) continue
          const outcome = await changeOne({ place: place!, key, row, signal: either }, change)
          if (outcome === 'changed') counts.bytes += row.size
          if (outcome !== 'done' && outcome !== 'gone') counts[outcome]++
          await progress(Math.min(100, (100 * looked) / Math.max(total, 1)))
        }
      }
    await lookAgain(either)
    return { work, ...counts }
  })
}

type Change = Parameters<typeof changeOne>[1]

function changeOf(work: EncryptionWork): Change {
  const { on } = fileEncryptionConfig
  if (work === 'decrypt') {
    if (on)
      throw new WorkRefused('set FILES_ENCRYPTION=off first: new files would be encrypted again')
    return decryptOne
  }
  if (work === 'encrypt' && !on)
    throw new WorkRefused('set FILES_ENCRYPTION=on and FILES_KEY first')
  const master = presentKey()
  const change = work === 'encrypt' ? encryptOne : rewrapOne
  return (stored, found): Promise<Outcome> => change(stored, found, master)
}

function presentKey(): MasterKey {
  const { key } = fileEncryptionConfig
  if (!key) throw new WorkRefused('set FILES_KEY first')
  return key
}

/** What is noted as it is to be needs no look at its place. */
async function doneAmong(keys: readonly string[], work: EncryptionWork): Promise<Set<string>> {
  const done = new Set<string>()
  if (work === 'decrypt') return done
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const noted = writer()
      .from('encrypted_files')
      .whereIn('storage_key', keys.slice(at, at + AT_ONCE))
      // what was damaged may be other bytes now, in the clear or of a former key
      .whereNull('damaged_at')
      .select('storage_key')
    if (work === 'rewrap') noted.where('key_id', presentKey().id)
    for (const { storage_key: key } of await noted) done.add(key)
  }
  return done
}

const AT_ONCE = 500

/** What was found damaged and is sound again, e.g. from a backup, is so no longer. */
async function lookAgain(signal: AbortSignal) {
  for (let last = 0; ;) {
    const damaged = await writer()
      .from('encrypted_files')
      .whereNotNull('damaged_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'storage_key')
    if (!damaged.length) return
    for (const { storage_key: key } of damaged) {
      signal.throwIfAborted()
      if (await isSound(key)) await soundAgain(key)
    }
    last = damaged.at(-1)!.id
  }
}

const soundAgain = (key: string) =>
  writer().from('encrypted_files').where('storage_key', key).update({ damaged_at: null })

async function isSound(key: string): Promise<boolean> {
  const row = (await rowsOf([key])).get(key)
  if (!row || !(await inPlaces((place) => place.facts(key)))) return false
  try {
    return row.sha256 === (await sha256Of(await openUnchecked(key)))
  } catch (error) {
    if (error instanceof BlobDamaged || error instanceof BlobLocked) return false
    throw error
  }
}
