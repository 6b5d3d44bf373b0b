/** One side of a match: a line of a statement or of the ledger. Day is `YYYY-MM-DD`. */
export interface MatchItem {
  id: number
  on: string
  /** In minor units of the account's currency: above zero is money that came in. */
  amountMinor: number
  /** Numbers and references by which a payment is known. */
  references: readonly string[]
  /** Names of the other party, in any script. */
  names: readonly string[]
  /** What else is written of it. */
  text: string
}

/** Why two sides are taken for the same payment. */
export const MATCH_REASONS = ['amount', 'same_day', 'near_day', 'reference', 'name', 'sum'] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

/** Lines of a statement that may be these lines of the ledger; both sides make the same sum. */
export interface Suggestion {
  lineIds: number[]
  journalLineIds: number[]
  /** From 0 to 100. */
  score: number
  reasons: MatchReason[]
}

/** Beyond so many days two equal amounts are taken for two payments. */
export const WINDOW_DAYS = 60

const DAY_MS = 86_400_000

/** Days between two items. */
export const daysApart = (a: Pick<MatchItem, 'on'>, b: Pick<MatchItem, 'on'>): number =>
  Math.round(Math.abs(Date.parse(a.on) - Date.parse(b.on)) / DAY_MS)
