import { writer } from '#core/database/writer'
import { judged, type DoctorFinding, type State } from './finding.js'
import { examineRights } from './mysql_rights.js'

interface Wanted {
  name: string
  good: (value: string) => boolean
  otherwise: Exclude<State, 'ok'>
  advice: string
}

const is = (expected: string) => (value: string) => value.toLowerCase() === expected

/** Settings that decide whether an acknowledged write survives. */
const WANTED: Wanted[] = [
  {
    name: 'innodb_flush_log_at_trx_commit',
    good: is('1'),
    otherwise: 'failed',
    advice: 'set to 1: otherwise a power failure loses acknowledged writes',
  },
  {
    name: 'innodb_rollback_on_timeout',
    good: is('on'),
    otherwise: 'warning',
    advice: 'set to ON: a lock wait timeout should roll back the transaction',
  },
  {
    name: 'innodb_lock_wait_timeout',
    good: (value) => Number(value) <= 10,
    otherwise: 'warning',
    advice: "set to 5: users don't wait 50 s for a lock",
  },
  {
    name: 'log_bin',
    good: is('on'),
    otherwise: 'warning',
    advice: 'enable the binary log: without it there is no point-in-time recovery',
  },
  {
    name: 'sync_binlog',
    good: is('1'),
    otherwise: 'warning',
    advice: 'set to 1: otherwise the binary log may miss committed transactions',
  },
  {
    name: 'sql_mode',
    good: (value) => /STRICT_(TRANS|ALL)_TABLES/.test(value),
    otherwise: 'failed',
    advice: 'add STRICT_TRANS_TABLES: otherwise values that are too long are truncated silently',
  },
]

/** The database server's own settings. */
export async function examineMysql(): Promise<DoctorFinding[]> {
  const [rows] = await writer().rawQuery('SHOW GLOBAL VARIABLES')
  const values = new Map<string, string>(
    rows.map((row: any) => [row.Variable_name, String(row.Value)])
  )
  const findings = WANTED.map(({ name, good, otherwise, advice }) => {
    const value = values.get(name) ?? 'absent'
    return judged(
      name,
      value.length > 40 ? `${value.slice(0, 37)}…` : value,
      good(value),
      otherwise,
      advice
    )
  })
  return [
    { what: 'server', state: 'ok', found: values.get('version') ?? 'unknown' },
    ...findings,
    await charset(),
    await examineRights(),
  ]
}

/** Arabic and emoji need all four bytes, also in tables that an older server made. */
async function charset(): Promise<DoctorFinding> {
  const [[{ name }]] = await writer().rawQuery('SELECT @@character_set_database AS name')
  return judged(
    'character set',
    name,
    name === 'utf8mb4',
    'failed',
    'convert the database to utf8mb4'
  )
}
