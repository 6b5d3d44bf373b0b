import { daysBetween } from '#core/settings/days'
import { divideHalfUp } from '#engines/money/money'

interface Costing {
  amountMinor: number
  /** Percent of the amount a year, in basis points. */
  commissionBp: number | null
  /** What the bank takes once, when it issues. */
  feeMinor: number | null
  issuedOn: string | null
  expiresOn: string
  endedOn: string | null
}

const DAYS_OF_YEAR = 365n

/**
 * What the bank takes for a guarantee within some days, both included: the commission for each day that it
 * stands, and the fee on the day of its issue. Days add up to the whole but for rounding, once for each period.
 */
export function guaranteeCost(guarantee: Costing, from: string, to: string): number {
  const { issuedOn, expiresOn, endedOn, commissionBp, feeMinor, amountMinor } = guarantee
  if (issuedOn === null) return 0
  const fee = issuedOn >= from && issuedOn <= to ? (feeMinor ?? 0) : 0
  const last = endedOn !== null && endedOn < expiresOn ? endedOn : expiresOn
  const begin = issuedOn > from ? issuedOn : from
  const end = last < to ? last : to
  const days = end < begin ? 0 : daysBetween(begin, end) + 1
  const yearly = BigInt(amountMinor) * BigInt(commissionBp ?? 0) * BigInt(days)
  return fee + Number(divideHalfUp(yearly, 10_000n * DAYS_OF_YEAR))
}

/** From its issue to its end, as far as that is known. */
export const wholeCost = (guarantee: Costing): number =>
  guarantee.issuedOn === null
    ? 0
    : guaranteeCost(guarantee, guarantee.issuedOn, guarantee.expiresOn)
