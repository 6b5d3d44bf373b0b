const WHOLE_BP = 10_000

/**
 * Each number's share of all, in hundredths of a percent. They come to 100 % exactly: what rounding down
 * leaves goes to those that lost most by it (largest remainder).
 */
export function sharesOf(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, one) => total + one, 0)
  if (sum === 0) return counts.map(() => 0)
  const shares = counts.map((one) => Math.floor((one * WHOLE_BP) / sum))
  const lost = counts.map((one, at) => ({ at, rest: (one * WHOLE_BP) % sum }))
  const missing = WHOLE_BP - shares.reduce((total, one) => total + one, 0)
  lost.sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of lost.slice(0, missing)) shares[at]!++
  return shares
}

/** One number's share of another, in hundredths of a percent; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * WHOLE_BP) / whole)

/** How many more of a headcount would have to count for it to reach a goal in percent. */
export const shortOf = (counted: number, headcount: number, goal: number): number =>
  Math.max(0, Math.ceil((headcount * goal) / 100) - counted)
