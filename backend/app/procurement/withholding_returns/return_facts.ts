import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { BASE_CURRENCY } from '#engines/money/money'
import { labelOf } from './find_return.js'
import { WITHHOLDING_RETURN } from './withholding_return.js'

/** The tax of a month that was paid to the authority. */
export const returnSource: BookSource = {
  kind: WITHHOLDING_RETURN,
  module: 'purchasing',
  idsAfter: idsAfterOf('withholding_returns', (query) => query.whereNotNull('paid_on')),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('withholding_returns')
      .whereIn('id', ids)
      .whereNotNull('paid_on')
    return new Map(
      rows.map((row): [number, BookedDocument] => {
        const list = new FactList()
        const due = Number(row.due_minor)
        const of = { on: row.paid_on, currency: BASE_CURRENCY }
        list.put('withholding_payable', due, due, of)
        list.put('bank', -due, -due, of)
        const number = `WHT ${labelOf({ fromOn: row.from_on })}`
        return [Number(row.id), { number, facts: list.facts }]
      })
    )
  },
}
