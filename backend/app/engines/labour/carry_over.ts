/**
 * What may go from one leave year to the next, and for how long. Article 109 lets an employer put leave off
 * for 90 days into the next year; a firm may be kinder.
 */
export interface CarryRules {
  /** At most so much; null for all of it. */
  mostE4: number | null
  /** Months of the new year in which it may be used; null for good. */
  months: number | null
}

/** What is lost at the turn of the year because it is more than may be carried. */
export function lostAtYearEnd(balanceE4: number, { mostE4 }: CarryRules): number {
  return mostE4 === null ? 0 : Math.max(0, balanceE4 - mostE4)
}

/**
 * What expires of the carried days: leave that was taken since is taken from them first.
 * @param takenE4 what was taken between the turn of the year and the day of expiry
 */
export function expiredCarryOver(carriedE4: number, takenE4: number): number {
  return Math.max(0, Math.max(0, carriedE4) - Math.max(0, takenE4))
}
