import { daysApart, WINDOW_DAYS, type MatchReason } from './items.js'
import { sharesName, sharesReference, type Traits } from './traits.js'

/** What an equal amount is worth by itself, and what speaks for it besides. */
const AMOUNT = 40
const DAYS = 20
const REFERENCE = 25
const NAME = 15
/** Days within which a payment usually reaches the other side. */
const NEAR_DAYS = 7

/**
 * How likely two sides of equal amount are the same payment, 0 to 100; null beyond the window.
 */
export function scorePair(
  line: Traits,
  entry: Traits
): { score: number; reasons: MatchReason[] } | null {
  const days = daysApart(line.item, entry.item)
  if (days > WINDOW_DAYS) return null
  const reasons: MatchReason[] = ['amount']
  let score = AMOUNT + Math.round((DAYS * (WINDOW_DAYS - days)) / WINDOW_DAYS)
  if (days === 0) reasons.push('same_day')
  else if (days <= NEAR_DAYS) reasons.push('near_day')
  if (sharesReference(line, entry)) {
    score += REFERENCE
    reasons.push('reference')
  }
  if (sharesName(line, entry)) {
    score += NAME
    reasons.push('name')
  }
  return { score, reasons }
}
