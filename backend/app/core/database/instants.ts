/** An instant as the datetime columns hold it: UTC, whole seconds. */
export function sqlInstant(afterSeconds = 0, from = Date.now()): string {
  return new Date(from + afterSeconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

/** A datetime column as SQLite (text) or MySQL (Date) returns it. */
export function toDate(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`)
}

/** A datetime column as the wire shows it. */
export function isoInstant<Value extends string | Date | null>(
  value: Value
): Value extends null ? null : string
export function isoInstant(value: string | Date | null): string | null {
  if (value === null) return null
  // the text of SQLite is the same moment in other punctuation
  if (typeof value === 'string' && value.length === SECONDS)
    return `${value.slice(0, 10)}T${value.slice(11)}.000Z`
  return toDate(value).toISOString()
}

/** Length of a text that ends with its seconds. */
const SECONDS = '2026-01-01 00:00:00'.length
