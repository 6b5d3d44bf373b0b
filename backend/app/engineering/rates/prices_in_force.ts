import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
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
