/** A value as MySQL's driver gives it. */
type Value = string | number | boolean | null | Date | Buffer | object

/** What JSON has no form of its own for, or one that a text could have as well. */
type Packed = { date: number } | { bytes: string } | { json: object }

/** A row as one text that `unpackRow` makes the same values of. */
export function packRow(row: readonly unknown[]): string {
  return JSON.stringify((row as Value[]).some(isObject) ? row.map(packed) : row)
}

export function unpackRow(text: string): unknown[] {
  const row: unknown[] = JSON.parse(text)
  for (let i = 0; i < row.length; i++) if (isObject(row[i])) row[i] = unpacked(row[i] as Packed)
  return row
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function packed(value: unknown): unknown {
  if (!isObject(value)) return value
  if (value instanceof Date) return { date: value.getTime() } satisfies Packed
  if (Buffer.isBuffer(value)) return { bytes: value.toString('base64') } satisfies Packed
  return { json: value } satisfies Packed
}

function unpacked(value: Packed): unknown {
  if ('date' in value) return new Date(value.date)
  return 'bytes' in value ? Buffer.from(value.bytes, 'base64') : value.json
}
