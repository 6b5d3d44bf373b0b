import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { forgetEncrypted } from './encrypted_rows.js'
import type { Place } from './place.js'
import { places } from './places.js'
import { toDate } from '#core/database/instants'
import { removeTmpFile, tmpFolder } from './tmp_files.js'

const HOUR = 60 * 60 * 1000
const BATCH = 500

export interface Sweep {
  tmpFiles: number
  blobs: number
}

/**
 * Removes what a crash left behind: temporary files untouched for an hour, and stored bytes that no row
 * points to after an hour: of this and the last month, and each time of one of those before.
 */
export async function sweepOrphans(now = Date.now()): Promise<Sweep> {
  const swept = { tmpFiles: await sweepTmp(now), blobs: 0 }
  for (const folder of await foldersInTurn(now))
    for (const place of places()) swept.blobs += await sweepFolder(place!, folder, now)
  return swept
}

/** The older months take turns by the hour: what a store that was away could not delete is rare. */
async function foldersInTurn(now: number): Promise<string[]> {
  const month = DateTime.fromMillis(now, { zone: 'utc' }).startOf('month')
  const first = await db.from('files').min('created_at as at').first()
  const since = first?.at ? DateTime.fromJSDate(toDate(first.at), { zone: 'utc' }) : month
  const older = Math.floor(month.diff(since.startOf('month'), 'months').months) - 1
  const turn = older > 0 ? 2 + (Math.floor(now / HOUR) % older) : 1
  return [...new Set([turn, 1, 0])].map((months) => month.minus({ months }).toFormat('yyyy/MM'))
}

async function sweepTmp(now: number) {
  let removed = 0
  for (const name of await namesIn(tmpFolder())) {
    const path = join(tmpFolder(), name)
    const changed = await stat(path).then(({ mtimeMs }) => mtimeMs, goneMeanwhile)
    if (changed === null || now - changed < HOUR) continue
    await removeTmpFile(path)
    removed++
  }
  return removed
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(goneMeanwhile)) ?? []
}

function goneMeanwhile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function sweepFolder(place: Place, folder: string, now: number) {
  let removed = 0
  for await (const keys of place.keys(folder))
    for (let at = 0; at < keys.length; at += BATCH)
      removed += await sweepBatch(place, keys.slice(at, at + BATCH), now)
  return removed
}

async function sweepBatch(place: Place, keys: string[], now: number) {
  const kept = new Set<string>()
  for (const table of ['files', 'file_versions']) {
    const rows = await db.from(table).whereIn('storage_key', keys).select('storage_key')
    for (const row of rows) kept.add(row.storage_key)
  }
  const removed: string[] = []
  for (const key of keys.filter((candidate) => !kept.has(candidate))) {
    const facts = await place.facts(key)
    if (!facts || now - facts.changedAt < HOUR) continue
    await place.delete(key)
    removed.push(key)
  }
  await forgetEncrypted(db.connection(), removed)
  return removed.length
}
