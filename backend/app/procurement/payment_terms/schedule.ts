import { DateTime } from 'luxon'
import { divideHalfUp, percentOf } from '#engines/money/money'
import { addDays } from '#core/settings/days'
import type { DueTrigger } from '#procurement/enums/due_triggers'

export interface TermPart {
  portionBp: number
  dueFrom: DueTrigger
  months: number
  days: number
  discountBp: number
  discountDays: number
}

export interface Due {
  dueFrom: DueTrigger
  portionBp: number
  amountMinor: number
  dueOn: string
  /** Paid by then, so much less is owed; null without an early-payment discount. */
  discountUntil: string | null
  discountMinor: number
}

/** The portions of all parts of a payment together, in basis points. */
export const WHOLE_BP = 10_000

/** The parts of a payment are all of it. */
export function sumOfPortions(parts: readonly { portionBp: number }[]): number {
  return parts.reduce((sum, { portionBp }) => sum + portionBp, 0)
}

/**
 * An amount over parts by their weights; rounding is carried along, never lost.
 * @param whole what the weights are shares of
 */
export function carried(
  minor: number,
  weights: readonly number[],
  whole = weights.reduce((sum, weight) => sum + weight, 0)
): number[] {
  let [shared, sharedMinor] = [0, 0]
  return weights.map((weight) => {
    shared += weight
    const upTo = Number(divideHalfUp(BigInt(minor) * BigInt(shared), BigInt(whole)))
    const part = upTo - sharedMinor
    sharedMinor = upTo
    return part
  })
}

/**
 * What is due when, as if everything a part waits for happened on one day. The parts sum to the
 * amount exactly.
 * @param on `YYYY-MM-DD`
 */
export function scheduleOf(parts: TermPart[], amountMinor: number, on: string): Due[] {
  const portions = parts.map(({ portionBp }) => portionBp)
  const amounts = carried(amountMinor, portions, WHOLE_BP)
  return parts.map((part, i) => ({
    ...{ dueFrom: part.dueFrom, portionBp: part.portionBp, amountMinor: amounts[i]! },
    dueOn: dueDay(part, on),
    discountUntil: part.discountBp ? addDays(on, part.discountDays) : null,
    discountMinor: percentOf(amounts[i]!, part.discountBp),
  }))
}

/** Months first, then days; a month's end stays one: 31 January and one month is 28 February. */
export function dueDay(part: Pick<TermPart, 'dueFrom' | 'months' | 'days'>, on: string): string {
  const start = DateTime.fromISO(on, { zone: 'utc' })
  if (part.dueFrom !== 'month_end')
    return start.plus({ months: part.months }).plus({ days: part.days }).toISODate()!
  const end = start.startOf('month').plus({ months: part.months }).endOf('month')
  return end.plus({ days: part.days }).toISODate()!
}
