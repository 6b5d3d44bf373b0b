/** More are not shown at once: the largest are. */
const MOST = 500

/** What stands behind a figure, the largest first as far as it is shown, and how many there are. */
export function largestFirst<Row extends { amountMinor: number }>(rows: readonly Row[]) {
  const sorted = rows.toSorted((a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor))
  return { count: rows.length, rows: sorted.slice(0, MOST) }
}
