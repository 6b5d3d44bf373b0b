/** An instant as the datetime columns hold it: UTC, whole seconds. */
export function sqlInstant(afterSeconds = 0, from = Date.now()): string {
  return new Date(from + afterSeconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

/** A datetime column as SQLite (text) or MySQL (Date) returns it. */
export function toDate(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`)
}

/** A datetime column as the wire shows it. */
export function isoInstant(value: string | Date | null): string | null {
  return value === null ? null : toDate(value).toISOString()
}
