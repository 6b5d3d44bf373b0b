import { rateOn } from '#core/exchange_rates/known_rates'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { divideHalfUp } from '#engines/money/money'
import type { Client } from '#core/resources/field'

/** A rate of the library that is older than this should be asked for again. */
export const OLD_AFTER_DAYS = 90

export interface PriceInForce {
  effectiveOn: string
  unitRateE4: number
  unitCostE4: number | null
  isOld: boolean
}

/** Of each rate what is in force on a day; a rate without one by then is left out. */
export async function pricesInForce(
  ids: number[],
  client: Client,
  on = today()
): Promise<Map<number, PriceInForce>> {
  const rows: { rate_id: number; effective_on: string; [name: string]: unknown }[] = await client
    .from('rate_prices')
    .whereIn('rate_id', ids)
    .where('effective_on', '<=', on)
    .orderBy('rate_id')
    .orderBy('effective_on')
    .select('rate_id', 'effective_on', 'unit_rate_e4', 'unit_cost_e4')
  const oldest = addDays(on, -OLD_AFTER_DAYS)
  return new Map(
    rows.map((row) => [
      row.rate_id,
      {
        effectiveOn: row.effective_on,
        unitRateE4: Number(row.unit_rate_e4),
        unitCostE4: row.unit_cost_e4 === null ? null : Number(row.unit_cost_e4),
        isOld: row.effective_on < oldest,
      },
    ])
  )
}

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
