import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { partyOf } from './invoice_facts.js'

/** Where money of this kind of payment lies. */
export const moneyRole = (method: string) => (method === 'cash' ? 'cash' : 'bank')

/** A cheque is under collection until its bank has paid it; who keeps it books that. */
const roleOf = (row: any) => (row.cheque_id === null ? moneyRole(row.method) : 'cheques_receivable')

/**
 * Money from a client: it owes that much less, whether or not an invoice is named yet. A receipt that was
 * taken back owes it again on that day.
 */
export const receiptSource: BookSource = {
  kind: 'receipt',
  module: 'sales',
  idsAfter: idsAfterOf('receipts'),
  async read(ids, trx) {
    const rows: any[] = await trx.from('receipts').whereIn('id', ids)
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const { currency, received_on: receivedOn, reversed_on: reversedOn } = row
      const rate = documentRate(row.exchange_rate_e6, currency, receivedOn)
      if (rate === null) continue
      const list = new FactList()
      const party = partyOf(row.client_id)
      const held = row.cheque_id === null ? { bankAccountId: row.bank_account_id } : { party }
      const add = (on: string, amountMinor: number) => {
        list.add(roleOf(row), amountMinor, { on, currency, rate, ...held })
        list.add('receivable', -amountMinor, { on, currency, rate, party })
      }
      add(receivedOn, Number(row.amount_minor))
      if (reversedOn) add(reversedOn, -Number(row.amount_minor))
      documents.set(Number(row.id), { number: row.number, facts: list.facts })
    }
    return documents
  },
}
