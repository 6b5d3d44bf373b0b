import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { VENDOR_ADVANCE } from '#procurement/vendor_advances/records'
import { addBorne, addWithheld, vendorOf } from './bill_facts.js'

/**
 * An advance that was paid: the vendor owes it until its bills recover it, and its bank, or the cheque that it was
 * given, is what was not withheld. A payment by a cheque that failed stands with its opposite.
 */
export const advanceSource: BookSource = {
  kind: VENDOR_ADVANCE,
  module: 'purchasing',
  idsAfter: idsAfterOf('vendor_advances', (query) =>
    query.whereNotNull('paid_on').orWhereIn('id', (returned) => {
      void returned.from('returned_advance_payments').select('vendor_advance_id')
    })
  ),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('vendor_advances as a')
      .join('purchase_orders as o', 'o.id', 'a.purchase_order_id')
      .whereIn('a.id', ids)
      .select('a.*', 'o.project_id')
    const returned = await returnedOf(ids, trx)
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const list = new FactList()
      for (const payment of returned.get(Number(row.id)) ?? []) {
        addPayment(list, row, payment, { on: payment.paid_on, sign: 1 })
        addPayment(list, row, payment, { on: payment.returned_on, sign: -1 })
      }
      if (row.paid_on) addPayment(list, row, row, { on: row.paid_on, sign: 1 })
      const facts = list.balance('exchange_differences')
      if (facts.length) documents.set(Number(row.id), { number: row.number, facts })
    }
    return documents
  },
}

/** A payment of an advance, or its opposite, at the rate of the advance. */
function addPayment(
  list: FactList,
  { currency, exchange_rate_e6: kept, vendor_id: vendorId, project_id: projectId }: any,
  payment: any,
  { on, sign }: { on: string; sign: 1 | -1 }
) {
  const rate = documentRate(kept, currency, payment.paid_on)
  if (rate === null) return
  const amount = (column: string) => sign * Number(payment[`${column}_minor`])
  const party = vendorOf(vendorId)
  list.add('vendor_advances', amount('amount'), { on, currency, rate, party })
  const net = amount('withheld') - amount('amount')
  if (payment.cheque_id) list.add('cheques_payable', net, { on, currency, rate, party })
  else list.add('bank', net, { on, currency, rate, bankAccountId: payment.bank_account_id })
  addWithheld(list, amount('base_withheld'), { on, vendorId })
  addBorne(list, amount('base_borne'), { on, vendorId, projectId })
}

async function returnedOf(ids: number[], trx: TransactionClientContract) {
  const rows: any[] = await trx
    .from('returned_advance_payments')
    .whereIn('vendor_advance_id', ids)
    .orderBy('id')
  return Map.groupBy(rows, (row) => Number(row.vendor_advance_id))
}
