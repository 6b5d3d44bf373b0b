/** What is shown of a bank field to someone who may not read it: `****1234`. */
export function maskOf(tail: string | null): string | null {
  return tail === null ? null : `****${tail}`
}

/** A value that a form got masked and sends back untouched. */
export function isMask(value: string): boolean {
  return value.startsWith('****')
}

/** The last four characters, or fewer where four would be most of it. */
export function tailOf(value: string): string {
  return value.slice(-Math.min(4, Math.floor(value.length / 2)))
}
