import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookParty, BookSource } from '#core/books/facts'
import { BASE_CURRENCY } from '#engines/money/money'
import { idsAfterOf } from '#core/books/ids_after'
import { VENDOR_BILL } from '#procurement/shared/booked'

export const vendorOf = (id: number): BookParty => ({ type: 'vendor', id })

/**
 * A bill: what came is billed now, input VAT is claimed, and the vendor is owed what is neither held back nor
 * was paid in advance; then its payments. One that was cancelled was never there.
 */
export const billSource: BookSource = {
  kind: VENDOR_BILL,
  module: 'purchasing',
  idsAfter: idsAfterOf('purchase_bills'),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('purchase_bills as b')
      .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
      .whereIn('b.id', ids)
      .where('b.status', '!=', 'cancelled')
      .select('b.*', 'o.project_id')
    const recoveries = await recoveriesOf(ids, trx)
    const payments = await paymentsOf(ids, trx)
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const rate = documentRate(row.exchange_rate_e6, row.currency, row.billed_on)
      if (rate === null) continue
      const list = new FactList()
      addBill(list, row, rate, recoveries.get(Number(row.id)) ?? [])
      for (const payment of payments.get(Number(row.id)) ?? [])
        list.facts.push(...paymentFacts(payment, row, rate))
      documents.set(Number(row.id), { number: row.vendor_number, facts: list.facts })
    }
    return documents
  },
}

function addBill(list: FactList, row: any, rate: bigint, recoveries: any[]) {
  const { billed_on: on, currency } = row
  const party = vendorOf(row.vendor_id)
  const of = { on, currency, rate }
  const amount = (column: string) => Number(row[`${column}_minor`])
  const charges = amount('freight') + amount('charges')
  list.add('goods_received', amount('subtotal') - charges, of)
  list.add('purchase_charges', charges, { ...of, projectId: row.project_id })
  list.add('vat_input', amount('vat'), { ...of, party })
  list.add('retention_payable', -amount('retention'), { ...of, party })
  for (const recovery of recoveries) {
    const paid = documentRate(recovery.exchange_rate_e6, currency, recovery.paid_on)
    const recovered = { ...of, party, rate: paid ?? rate }
    list.add('vendor_advances', -Number(recovery.amount_minor), recovered)
  }
  list.add('payable', amount('retention') + amount('advance') - amount('total'), { ...of, party })
  list.balance('exchange_differences')
}

/** Tax that was withheld is owed to the authority, in riyals. */
export function addWithheld(
  list: FactList,
  baseMinor: number,
  { on, vendorId }: { on: string; vendorId: number }
) {
  const of = { on, currency: BASE_CURRENCY, party: vendorOf(vendorId) }
  list.put('withholding_payable', -baseMinor, -baseMinor, of)
}

/** Tax that the firm bears for a vendor is owed likewise, and its cost. */
export function addBorne(
  list: FactList,
  baseMinor: number,
  { projectId, ...of }: { on: string; vendorId: number; projectId: number | null }
) {
  addWithheld(list, baseMinor, of)
  const cost = { on: of.on, currency: BASE_CURRENCY, projectId }
  list.put('withholding_borne', baseMinor, baseMinor, cost)
}

/** What was paid of a bill, at the rate of that day; a vendor's refund is below nothing. */
function paymentFacts(payment: any, bill: any, rate: bigint) {
  const { currency } = bill
  const { paid_on: on } = payment
  const paid = documentRate(payment.exchange_rate_e6, currency, on) ?? rate
  const amountMinor = Number(payment.amount_minor)
  const discountMinor = Number(payment.discount_minor ?? 0)
  const list = new FactList()
  const owed = payment.kind === 'retention' ? 'retention_payable' : 'payable'
  const party = vendorOf(bill.vendor_id)
  list.add(owed, amountMinor + discountMinor, { on, currency, rate, party })
  const netMinor = amountMinor - Number(payment.withheld_minor)
  // a cheque is still to be paid; who keeps it books that its bank has
  if (payment.cheque_id) list.add('cheques_payable', -netMinor, { on, currency, rate: paid, party })
  else
    list.add('bank', -netMinor, {
      ...{ on, currency, rate: paid, bankAccountId: payment.bank_account_id },
    })
  addWithheld(list, Number(payment.base_withheld_minor), { on, vendorId: bill.vendor_id })
  const of = { on, vendorId: bill.vendor_id, projectId: bill.project_id }
  addBorne(list, Number(payment.base_borne_minor), of)
  list.add('discounts_received', -discountMinor, { on, currency, rate })
  return list.balance('exchange_differences')
}

async function recoveriesOf(ids: number[], trx: TransactionClientContract) {
  const rows: any[] = await trx
    .from('vendor_advance_recoveries as r')
    .join('vendor_advances as a', 'a.id', 'r.vendor_advance_id')
    .whereIn('r.purchase_bill_id', ids)
    .where('r.amount_minor', '<>', 0)
    .orderBy('r.id')
    .select('r.purchase_bill_id', 'r.amount_minor', 'a.exchange_rate_e6', 'a.paid_on')
  return Map.groupBy(rows, (row) => Number(row.purchase_bill_id))
}

async function paymentsOf(ids: number[], trx: TransactionClientContract) {
  const rows: any[] = await trx
    .from('purchase_payments')
    .whereIn('purchase_bill_id', ids)
    .orderBy('id')
  return Map.groupBy(rows, (row) => Number(row.purchase_bill_id))
}
