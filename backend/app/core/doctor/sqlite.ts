import { writer } from '#core/database/writer'
import { judged, type DoctorFinding } from './finding.js'

/** The embedded database: whole, written through, and held to its foreign keys. */
export async function examineSqlite(): Promise<DoctorFinding[]> {
  const journal = await pragma('journal_mode')
  const synchronous = await pragma('synchronous')
  const foreignKeys = await pragma('foreign_keys')
  const whole = await pragma('quick_check')
  return [
    judged('SQLite journal', journal, journal === 'wal', 'warning', 'expected wal'),
    judged('SQLite synchronous', synchronous, synchronous === '2', 'failed', 'expected 2 (FULL)'),
    judged('SQLite foreign keys', foreignKeys, foreignKeys === '1', 'failed', 'expected 1'),
    judged('SQLite file', whole, whole === 'ok', 'failed', 'restore the last backup'),
  ]
}

async function pragma(name: string): Promise<string> {
  const [row] = await writer().rawQuery(`PRAGMA ${name}`)
  return String(Object.values(row)[0])
}
