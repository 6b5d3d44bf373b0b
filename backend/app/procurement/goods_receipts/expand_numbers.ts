/** One delivery of one line has at most so many pieces with numbers of their own. */
export const MOST_SERIALS = 1_000

const RANGE = /^(.*?)(\d+)\s*(?:\.{2,3}|…|⋯)\s*(.*?)(\d+)$/u

/**
 * Serial numbers as people write them: one each, or a range from the first to the last, such as
 * `SN-001..SN-020` or `SN-001..020`. Digits keep their width.
 * @returns null where a range makes no sense or is too long
 */
export function expandNumbers(written: string[]): string[] | null {
  const numbers: string[] = []
  for (const one of written.map((text) => text.trim()).filter(Boolean)) {
    const range = RANGE.exec(one)
    if (!range) {
      numbers.push(one)
      continue
    }
    const [, head, first, headAgain, last] = range
    const [from, to] = [Number(first), Number(last)]
    if ((headAgain && headAgain !== head) || !(from <= to) || to - from >= MOST_SERIALS) return null
    for (let at = from; at <= to; at++) numbers.push(head + String(at).padStart(first.length, '0'))
  }
  return numbers.length > MOST_SERIALS ? null : numbers
}
