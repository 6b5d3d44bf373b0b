interface DriverError {
  code?: string
  errno?: number
  message?: string
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

/** The database is away or has no free connection: worth a later try, not the user's fault. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as DriverError
  return LOST.has(code ?? '') || /acquiring a connection/i.test(message ?? '')
}
