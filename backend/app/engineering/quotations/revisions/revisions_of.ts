import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Quotation from '#engineering/quotations/models/quotation'
import { changeOf } from './comparison_view.js'

/** Every revision of a quotation from the first on, each with its price against the one before. */
export async function revisionsOf(
  { rootNumber }: Quotation,
  prices: boolean,
  client?: QueryClientContract
) {
  const rows = await Quotation.query(client && { client })
    .where('rootNumber', rootNumber)
    .orderBy('revision')
    .orderBy('id')
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const comparable = prices && before?.currency === row.currency
    return {
      id: row.id,
      number: row.number,
      revision: row.revision,
      stage: row.stage,
      quotedOn: row.quotedOn,
      currency: row.currency,
      total: prices ? row.money(row.totalMinor) : null,
      changePercent: comparable ? changeOf(before.totalMinor, row.totalMinor) : null,
      createdBy: row.createdBy ?? null,
    }
  })
}
