import { writer } from '#core/database/writer'
import { judged, known, type DoctorFinding, type State } from './finding.js'
import { examineRights } from './mysql_rights.js'

interface Wanted {
  name: string
  good: (value: string) => boolean
  otherwise: Exclude<State, 'ok'>
}

const is = (expected: string) => (value: string) => value.toLowerCase() === expected

/** Settings that decide whether an acknowledged write survives. */
const WANTED: Wanted[] = [
  {
    name: 'innodb_flush_log_at_trx_commit',
    good: is('1'),
    otherwise: 'failed',
  },
  {
    name: 'innodb_rollback_on_timeout',
    good: is('on'),
    otherwise: 'warning',
  },
  {
    name: 'innodb_lock_wait_timeout',
    good: (value) => Number(value) <= 10,
    otherwise: 'warning',
  },
  {
    name: 'log_bin',
    good: is('on'),
    otherwise: 'warning',
  },
  {
    name: 'sync_binlog',
    good: is('1'),
    otherwise: 'warning',
  },
  {
    name: 'sql_mode',
    good: (value) => /STRICT_(TRANS|ALL)_TABLES/.test(value),
    otherwise: 'failed',
  },
]

/** The database server's own settings. */
export async function examineMysql(): Promise<DoctorFinding[]> {
  const [rows] = await writer().rawQuery('SHOW GLOBAL VARIABLES')
  const values = new Map<string, string>(
    rows.map((row: any) => [row.Variable_name, String(row.Value)])
  )
  const findings = WANTED.map(({ name, good, otherwise }) => {
    const value = values.get(name)
    if (value === undefined) return judged(name, ['absent'], good('absent'), otherwise)
    const found = value.length > 40 ? `${value.slice(0, 37)}…` : value
    return judged(name, found, good(value), otherwise)
  })
  return [
    known('server', values.get('version') ?? ['unknown']),
    ...findings,
    await charset(),
    await examineRights(),
  ]
}

/** Arabic and emoji need all four bytes, also in tables that an older server made. */
async function charset(): Promise<DoctorFinding> {
  const [[{ name }]] = await writer().rawQuery('SELECT @@character_set_database AS name')
  return judged('character_set', name, name === 'utf8mb4', 'failed')
}
