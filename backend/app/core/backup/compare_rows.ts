import { writer } from '#core/database/writer'
import { backupReason, type BackupReason } from './refusal.js'
import type { RowCounts } from './database_copy.js'

export interface Comparison {
  /** Rows that the backup says it has. */
  rows: number
  /** Tables that have another number of them. */
  differences: BackupReason[]
}

/** Counts what was restored beside what was saved; before anything else writes to it. */
export async function compareRows(saved: RowCounts): Promise<Comparison> {
  const differences: BackupReason[] = []
  let rows = 0
  for (const [table, expected] of Object.entries(saved)) {
    rows += expected
    const found = await counted(table)
    if (found === null) differences.push(backupReason('no_table', { table, expected }))
    else if (found !== expected)
      differences.push(backupReason('other_rows', { table, found, expected }))
  }
  return { rows, differences }
}

async function counted(table: string): Promise<number | null> {
  if (!(await writer().schema.hasTable(table))) return null
  const [{ total }] = await writer().from(table).count('* as total')
  return Number(total)
}
