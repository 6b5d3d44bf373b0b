import { today } from '#core/settings/firm_clock'
import { divideHalfUp } from '#engines/money/money'
import { rateOn } from './known_rates.js'

/** An amount in ten-thousandths in another currency, at the rates of a day; null where none is known. */
export function inCurrency(
  amountE4: number | null,
  { from, to, on = today() }: { from: string; to: string; on?: string }
): number | null {
  if (amountE4 === null || from === to) return amountE4
  const [own, wanted] = [rateOn(from, on), rateOn(to, on)]
  if (!own || !wanted) return null
  return Number(divideHalfUp(BigInt(amountE4) * own, wanted))
}
