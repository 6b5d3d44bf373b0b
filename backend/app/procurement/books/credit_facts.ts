import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { VENDOR_CREDIT } from '#procurement/shared/booked'
import { vendorOf } from './bill_facts.js'

/**
 * What a vendor has credited of bills: it is owed less, and the goods or charges and their VAT were billed that much
 * less. Goods that went back and were not billed mean nothing here: their movement says so.
 */
export const creditSource: BookSource = {
  kind: VENDOR_CREDIT,
  module: 'purchasing',
  idsAfter: idsAfterOf('vendor_credits', (query) => query.where('status', 'posted')),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('vendor_credits as c')
      .join('purchase_orders as o', 'o.id', 'c.purchase_order_id')
      .leftJoin('purchase_bills as b', 'b.id', 'c.purchase_bill_id')
      .whereIn('c.id', ids)
      .where('c.status', 'posted')
      .select('c.*', 'o.project_id', 'b.exchange_rate_e6 as bill_rate')
    const goods = await netOf('vendor_credit_shares', ids, trx)
    const charges = await netOf('vendor_credit_charges', ids, trx)
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const { id, currency, credited_on: on } = row
      const rate = documentRate(row.bill_rate ?? row.exchange_rate_e6, currency, on)
      if (rate === null) continue
      const [net, charged] = [goods.get(Number(id)) ?? 0, charges.get(Number(id)) ?? 0]
      const credited = Number(row.credited_minor)
      const party = vendorOf(row.vendor_id)
      const list = new FactList()
      const of = { on, currency, rate }
      list.add('payable', credited, { ...of, party })
      list.add('purchase_charges', -charged, { ...of, projectId: row.project_id })
      list.add('vat_input', net + charged - credited, { ...of, party })
      list.add('goods_received', -net, of)
      documents.set(Number(id), { number: row.number, facts: list.balance('exchange_differences') })
    }
    return documents
  },
}

async function netOf(table: string, ids: number[], trx: TransactionClientContract) {
  const rows: any[] = await trx
    .from(table)
    .whereIn('vendor_credit_id', ids)
    .groupBy('vendor_credit_id')
    .select('vendor_credit_id')
    .sum('net_minor as net')
  return new Map(rows.map((row) => [Number(row.vendor_credit_id), Number(row.net)]))
}
