/**
 * Orders revisions of drawings as offices write them: P1 < P2 < P10 (preliminary) come before A < B
 * < C and before 0 < 1 < 2 (for construction); no revision comes first.
 * @returns negative, zero or positive, as for `Array.sort`
 */
export function compareRevisions(a: string | null, b: string | null): number {
  const [left, right] = [rank(a), rank(b)]
  return left.group - right.group || left.text.localeCompare(right.text, 'en', { numeric: true })
}

function rank(revision: string | null) {
  const text = (revision ?? '')
    .trim()
    .toUpperCase()
    .replace(/^REV\.?\s*/, '')
  if (!text) return { group: 0, text }
  return { group: /^P\d+$/.test(text) ? 1 : 2, text }
}
