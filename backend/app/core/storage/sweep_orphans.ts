import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { KEY_PATTERN } from './blob_keys.js'
import { blobFacts, deleteBlob } from './blobs.js'
import { removeTmpFile, tmpFolder } from './tmp_files.js'

const HOUR = 60 * 60 * 1000
const BATCH = 500

export interface Sweep {
  tmpFiles: number
  blobs: number
}

/**
 * Removes what a crash left behind: temporary files untouched for an hour, and stored bytes of this
 * and the last month that no row points to after an hour.
 */
export async function sweepOrphans(now = Date.now()): Promise<Sweep> {
  const swept = { tmpFiles: await sweepTmp(now), blobs: 0 }
  const month = DateTime.fromMillis(now, { zone: 'utc' }).startOf('month')
  for (const folder of [month.minus({ months: 1 }), month]) {
    swept.blobs += await sweepFolder(folder.toFormat('yyyy/MM'), now)
  }
  return swept
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

async function sweepFolder(folder: string, now: number) {
  const { objects } = await drive.use().listAll(folder, { recursive: true })
  let removed = 0
  let batch: string[] = []
  for (const object of objects) {
    if (!('key' in object) || !KEY_PATTERN.test(object.key)) continue
    batch.push(object.key)
    if (batch.length < BATCH) continue
    removed += await sweepBatch(batch, now)
    batch = []
  }
  return removed + (await sweepBatch(batch, now))
}

async function sweepBatch(keys: string[], now: number) {
  const kept = new Set<string>()
  for (const table of ['files', 'file_versions']) {
    const rows = await db.from(table).whereIn('storage_key', keys).select('storage_key')
    for (const row of rows) kept.add(row.storage_key)
  }
  let removed = 0
  for (const key of keys.filter((candidate) => !kept.has(candidate))) {
    const facts = await blobFacts(key)
    if (!facts || now - facts.changedAt < HOUR) continue
    await deleteBlob(key)
    removed++
  }
  return removed
}
