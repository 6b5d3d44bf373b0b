import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { CLIENT_REFUND } from '#commercial/shared/booked'
import { partyOf } from './invoice_facts.js'
import { moneyRole } from './receipt_facts.js'

/** Money paid back to a client: its credit is gone, at the rate at which it came to be. */
export const refundSource: BookSource = {
  kind: CLIENT_REFUND,
  module: 'sales',
  idsAfter: idsAfterOf('client_refunds'),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('client_refunds as f')
      .leftJoin('receipts as r', 'r.id', 'f.receipt_id')
      .leftJoin('invoices as i', 'i.id', 'f.credit_id')
      .whereIn('f.id', ids)
      .select('f.*', 'r.received_on', 'r.exchange_rate_e6 as receipt_rate')
      .select('i.issued_on', 'i.exchange_rate_e6 as credit_rate')
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const { currency, paid_on: on } = row
      const kept = row.receipt_id === null ? row.credit_rate : row.receipt_rate
      const owed = documentRate(kept, currency, row.received_on ?? row.issued_on)
      const paid = documentRate(row.exchange_rate_e6, currency, on)
      if (owed === null || paid === null) continue
      const amountMinor = Number(row.amount_minor)
      const list = new FactList()
      list.add('receivable', amountMinor, {
        ...{ on, currency, rate: owed, party: partyOf(row.client_id) },
      })
      list.add(moneyRole(row.method), -amountMinor, {
        ...{ on, currency, rate: paid, bankAccountId: row.bank_account_id },
      })
      documents.set(Number(row.id), {
        number: row.number,
        facts: list.balance('exchange_differences'),
      })
    }
    return documents
  },
}
