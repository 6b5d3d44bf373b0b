interface DriverError {
  code?: string
  errno?: number
  message?: string
  /** The MySQL driver says so where the connection is gone, with a code or without. */
  fatal?: boolean
}

const RETRIED_MYSQL = new Set([1213, 1205, 1020])
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'PROTOCOL_CONNECTION_LOST',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'ER_SERVER_SHUTDOWN',
])

/** Deadlock, lock wait, changed snapshot, busy file: the whole transaction may be run again. */
export function isTransient(error: unknown): boolean {
  const { code, errno } = error as DriverError
  return RETRIED_MYSQL.has(errno ?? 0) || code === 'SQLITE_BUSY' || code === 'SQLITE_BUSY_SNAPSHOT'
}

/** A row that the database refuses since its unique key is taken. */
export function isDuplicate(error: unknown): boolean {
  const { code, errno } = error as DriverError
  return (
    errno === 1062 || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}

/** A row that others still point to, or that points to nothing. */
export function isForeignKey(error: unknown): boolean {
  const { code, errno } = error as DriverError
  return errno === 1451 || errno === 1452 || code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}

/** A transaction whose connection went is over for the driver, and says only that to its next query. */
const UNAVAILABLE =
  /acquiring a connection|connection is in closed state|transaction query already complete/i

/** The database is away or has no free connection: worth a later try, not the user's fault. */
export function isUnavailable(error: unknown): boolean {
  const { code, message, fatal } = error as DriverError
  if (fatal || LOST.has(code ?? '')) return true
  return UNAVAILABLE.test(message ?? '')
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE'])
/** ER_DISK_FULL, ER_RECORD_FILE_FULL, ER_ERROR_ON_WRITE. */
const NO_ROOM_MYSQL = new Set([1021, 1114, 1026])

/** The disk of the data or of the database has no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as DriverError
  return NO_ROOM.has(code ?? '') || NO_ROOM_MYSQL.has(errno ?? 0)
}
