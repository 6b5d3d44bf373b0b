import db from '@adonisjs/lucid/services/db'
import type { CashSource, ExpectedCash } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { ageingDocuments } from '#commercial/ageing/ageing_report'
import { expectedReceipts } from '#commercial/debt_analysis/expected_receipts'

/**
 * What clients owe, when it is expected by their promises and their way of paying. Receipts and credits that
 * no invoice is named for yet are taken off, on no day.
 */
export const receivableSource: CashSource = {
  line: 'receivables',
  async *read({ from }) {
    for (const { currency, rate } of await currenciesOf('invoices')) {
      const documents = await ageingDocuments({ asOf: from, by: 'due', currency })
      const invoices = documents.filter(({ kind }) => kind === 'invoice')
      const others = documents.filter(({ kind }) => kind !== 'invoice')
      const expected = await expectedReceipts(invoices, from)
      const all = [
        ...expected,
        ...others.map((document) => ({ document, on: null, amountMinor: document.openMinor })),
      ]
      yield all.map(({ document, on, amountMinor }): ExpectedCash => {
        const { kind, id, number, clientName } = document
        return {
          kind: kind === 'credit_note' ? 'invoice' : kind,
          ...{ recordId: id, number, party: clientName, on },
          amountMinor: atRate(amountMinor, currency, rate),
        }
      })
    }
  },
}

/** The currencies of documents that are worth something today. */
export async function currenciesOf(table: 'invoices' | 'contracts') {
  const rows = await db.from(table).distinct('currency').orderBy('currency')
  return rows.flatMap(({ currency }): { currency: string; rate: bigint }[] => {
    const rate = rateOn(currency)
    return rate === undefined ? [] : [{ currency, rate }]
  })
}
