import { writer } from '#core/database/writer'
import { scanStates } from './scan_gate.js'

/** What the row of a stored file says of its bytes. */
export interface BlobRow {
  size: number
  sha256: string
}

// a file's bytes become those of a version, never the other way: nothing is missed in between
const TABLES = ['files', 'file_versions']
const AT_ONCE = 500

export async function rowsOf(keys: readonly string[]): Promise<Map<string, BlobRow>> {
  const rows = new Map<string, BlobRow>()
  for (let at = 0; at < keys.length; at += AT_ONCE)
    for (const table of TABLES)
      for (const row of await writer()
        .from(table)
        .whereIn('storage_key', keys.slice(at, at + AT_ONCE))
        .select('storage_key', 'size', 'sha256'))
        rows.set(row.storage_key, { size: Number(row.size), sha256: row.sha256 })
  return rows
}

/** Whether there are to be bytes: those of an infected file may have been deleted, its row stays. */
export const isKept = async (key: string) =>
  (await rowsOf([key])).has(key) && (await scanStates([key], writer())).get(key) !== 'removed'

/** How many stored files there are, with earlier versions and without those whose bytes were deleted. */
export async function countRows(): Promise<number> {
  const removed = writer().from('file_scans').where('state', 'removed')
  const counted = [...TABLES.map((table) => writer().from(table)), removed].map(async (rows) => {
    const row = await rows.count('* as total').first()
    return Number(row.total)
  })
  const [files, versions, gone] = await Promise.all(counted)
  return files! + versions! - gone!
}
