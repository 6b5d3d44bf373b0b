/** A value as text that does not depend on the order of keys or names. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(plain).sort())
  if (value && typeof value === 'object')
    return JSON.stringify(
      Object.entries(value)
        .map(([key, one]) => `${key}=${plain(one)}`)
        .sort()
    )
  return String(value ?? '')
}
