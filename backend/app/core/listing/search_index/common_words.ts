import { isIndexed } from '#core/listing/search'

const SHORTEST = 3

/** The words of a folded text as the full-text index of MySQL parts them. */
export const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? []

export interface CommonWords {
  /** Beginnings of words: with each of them all its own beginnings, down to three letters. */
  beginnings: Set<string>
  /** Words that the full-text index leaves out; they are looked for anywhere in a text. */
  parts: string[]
}

/** What at least so many of the texts have. */
export function commonWords(sample: string[], least: number): CommonWords {
  const counts = new Map<string, number>()
  for (const text of sample)
    for (const token of new Set(tokensOf(text))) counts.set(token, (counts.get(token) ?? 0) + 1)
  const parts = [...counts].filter(([token, count]) => count >= least && !isIndexed(token))
  return {
    beginnings: commonBeginnings(counts, least),
    parts: parts.map(([token]) => token),
  }
}

/** Letter by letter: what is rare so far is not looked at any further. */
function commonBeginnings(counts: Map<string, number>, least: number): Set<string> {
  const common = new Set<string>()
  let tokens = [...counts].filter(([token]) => isIndexed(token))
  for (let length = SHORTEST; tokens.length; length++) {
    const totals = new Map<string, number>()
    for (const [token, count] of tokens) {
      const beginning = token.slice(0, length)
      totals.set(beginning, (totals.get(beginning) ?? 0) + count)
    }
    for (const [beginning, total] of totals) if (total >= least) common.add(beginning)
    tokens = tokens.filter(([token]) => token.length > length && common.has(token.slice(0, length)))
  }
  return common
}

/** The longest common beginning of a word; null where it has none. */
export function longestBeginning(token: string, { beginnings }: CommonWords): string | null {
  if (beginnings.has(token)) return token
  let found: string | null = null
  for (let length = SHORTEST; length < token.length; length++) {
    const beginning = token.slice(0, length)
    if (!beginnings.has(beginning)) break
    found = beginning
  }
  return found
}
