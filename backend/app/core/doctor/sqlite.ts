import { writer } from '#core/database/writer'
import { judged, type DoctorFinding } from './finding.js'

/** The embedded database: whole, written through, and held to its foreign keys. */
export async function examineSqlite(): Promise<DoctorFinding[]> {
  const journal = await pragma('journal_mode')
  const synchronous = await pragma('synchronous')
  const foreignKeys = await pragma('foreign_keys')
  const whole = await pragma('quick_check')
  return [
    judged('sqlite_journal', journal, journal === 'wal', 'warning'),
    judged('sqlite_synchronous', synchronous, synchronous === '2', 'failed'),
    judged('sqlite_foreign_keys', foreignKeys, foreignKeys === '1', 'failed'),
    judged('sqlite_file', whole, whole === 'ok', 'failed'),
  ]
}

async function pragma(name: string): Promise<string> {
  const [row] = await writer().rawQuery(`PRAGMA ${name}`)
  return String(Object.values(row)[0])
}
