/** Letters that look alike in print, mapped to one: `1lI|` → i, `q9` → g, `0` → o, `rn` → m. */
export function lookAlike(text: string): string {
  return text
    .toLowerCase()
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1l|!j]/g, 'i')
    .replace(/[q9]/g, 'g')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
}

/** Edits (insert, delete, replace) between two texts, given up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same))
    }
    row = next
  }
  return Math.min(row[b.length], limit + 1)
}

/** Whether two different texts are probably one text that was read in two ways. */
export function probablySame(a: string, b: string): boolean {
  if (a === b) return false
  if (lookAlike(a) === lookAlike(b)) return true
  const shorter = Math.min(a.length, b.length)
  const limit = shorter >= 14 ? 2 : shorter >= 5 ? 1 : 0
  return limit > 0 && editDistance(a, b, limit) <= limit
}
