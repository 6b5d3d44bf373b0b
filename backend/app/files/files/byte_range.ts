export interface ByteRange {
  start: number
  end: number
}

/**
 * A `Range` header (RFC 9110, section 14) over `size` bytes. Several ranges at once are answered as
 * the RFC allows: with the whole file.
 * @returns null for "the whole file", `unsatisfiable` for a range outside of it
 */
export function parseRange(
  header: string | undefined,
  size: number
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const [, first, last] = match
  if (!first) {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
