export interface WinRate {
  /** Decided: won and lost together; a rate is nothing without it. */
  n: number
  won: number
  /** Per cent with one decimal; null where nothing is decided. */
  rate: number | null
  /** Where the true rate lies with 95 % certainty. */
  low: number | null
  high: number | null
}

const Z = 1.96
const percent = (share: number) => Math.round(share * 1000) / 10

/**
 * A win rate with its Wilson interval: two of two won says far less than forty of fifty.
 * @example winRateOf(8, 10): 80 % (49 to 94.3)
 */
export function winRateOf(won: number, n: number): WinRate {
  if (n === 0) return { n, won, rate: null, low: null, high: null }
  const share = won / n
  const spread = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * n)) / n)
  const centre = share + (Z * Z) / (2 * n)
  const whole = 1 + (Z * Z) / n
  return {
    n,
    won,
    rate: percent(share),
    low: percent(Math.max(0, (centre - spread) / whole)),
    high: percent(Math.min(1, (centre + spread) / whole)),
  }
}
