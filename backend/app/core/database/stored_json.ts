/** A value of a JSON column outside a model: SQLite answers it as text. */
export const storedJson = <Value>(stored: unknown): Value =>
  (typeof stored === 'string' ? JSON.parse(stored) : stored) as Value
