import { DateTime } from 'luxon'
import { percentOf } from '#engines/money/money'
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

/** The parts of a payment are all of it. */
export function sumOfPortions(parts: { portionBp: number }[]): number {
  return parts.reduce((sum, { portionBp }) => sum + portionBp, 0)
}

/**
 * What is due when, as if everything a part waits for happened on one day. The parts sum to the
 * amount exactly: rounding is carried along, never lost.
 * @param on `YYYY-MM-DD`
 */
export function scheduleOf(parts: TermPart[], amountMinor: number, on: string): Due[] {
  let sharedBp = 0
  let sharedMinor = 0
  return parts.map((part) => {
    sharedBp += part.portionBp
    const upTo = percentOf(amountMinor, sharedBp)
    const partMinor = upTo - sharedMinor
    sharedMinor = upTo
    return {
      dueFrom: part.dueFrom,
      portionBp: part.portionBp,
      amountMinor: partMinor,
      dueOn: dueDay(part, on),
      discountUntil: part.discountBp ? addDays(on, part.discountDays) : null,
      discountMinor: percentOf(partMinor, part.discountBp),
    }
  })
}

/** Months first, then days; a month's end stays one: 31 January and one month is 28 February. */
export function dueDay(part: Pick<TermPart, 'dueFrom' | 'months' | 'days'>, on: string): string {
  const start = DateTime.fromISO(on, { zone: 'utc' })
  if (part.dueFrom !== 'month_end')
    return start.plus({ months: part.months }).plus({ days: part.days }).toISODate()!
  const end = start.startOf('month').plus({ months: part.months }).endOf('month')
  return end.plus({ days: part.days }).toISODate()!
}
