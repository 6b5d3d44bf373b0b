import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { WRITE_OFF } from '#commercial/write_offs/records'
import { partyOf } from './invoice_facts.js'

/** What is no longer asked of a client is a loss, until the client pays after all. */
export const writeOffSource: BookSource = {
  kind: WRITE_OFF,
  module: 'sales',
  idsAfter: idsAfterOf('invoice_write_offs', (query) => query.whereNotNull('written_off_on')),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('invoice_write_offs as w')
      .join('invoices as i', 'i.id', 'w.invoice_id')
      .whereIn('w.id', ids)
      .whereNotNull('w.written_off_on')
      .select('w.*', 'i.exchange_rate_e6', 'i.issued_on')
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const { currency } = row
      const rate = documentRate(row.exchange_rate_e6, currency, row.issued_on)
      if (rate === null) continue
      const list = new FactList()
      const add = (on: string, amountMinor: number) => {
        list.add('bad_debts', amountMinor, { on, currency, rate })
        list.add('receivable', -amountMinor, { on, currency, rate, party: partyOf(row.client_id) })
      }
      add(row.written_off_on, Number(row.amount_minor))
      if (row.reversed_on) add(row.reversed_on, -Number(row.amount_minor))
      documents.set(Number(row.id), { number: row.number, facts: list.facts })
    }
    return documents
  },
}
