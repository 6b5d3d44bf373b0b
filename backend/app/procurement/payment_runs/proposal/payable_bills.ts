import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { settledOf } from '#procurement/bill_instalments/bill_amounts'
import VendorBillInstalment from '#procurement/bill_instalments/vendor_bill_instalment'
import VendorBill from '#procurement/bills/models/vendor_bill'
import { openOf } from '#procurement/purchase_orders/retention'
import { accountsOf, type PaidAccount } from '#procurement/payment_runs/accounts'

/** A bill as far as a run may pay it. Amounts in minor units. */
export interface PayableBill {
  id: number
  version: number
  vendorId: number
  vendorName: string
  purchaseOrderId: number
  number: string
  orderNumber: string
  currency: string
  status: VendorBill['status']
  createdBy: number | null
  billedOn: string
  /** Retention aside. */
  openMinor: number
  settledMinor: number
  instalments: VendorBillInstalment[]
  /** The run that is about to pay it. */
  run: { id: number; number: string } | null
  account: PaidAccount
}

/** These bills with their instalments, their vendors' accounts and the runs they are in, by id. */
export async function payableBills(
  ids: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, PayableBill>> {
  if (!ids.length) return new Map()
  const bills = await VendorBill.query({ client }).whereIn('id', [...ids])
  const orders = await ordersOf(bills, client)
  const instalments = await instalmentsOf(ids, client)
  const runs = await runsOf(ids, client)
  const accounts = await accountsOf(
    bills.map(({ vendorId }) => vendorId),
    client
  )
  return new Map(
    bills.map((bill) => {
      const { id, version, vendorId, purchaseOrderId, currency, status, createdBy } = bill
      const order = orders.get(purchaseOrderId)!
      return [
        id,
        {
          ...{ id, version, vendorId, purchaseOrderId, currency, status, createdBy },
          ...{ number: bill.vendorNumber, billedOn: bill.billedOn },
          ...{ orderNumber: order.number, vendorName: order.vendorName },
          ...{ openMinor: openOf(bill).billMinor, settledMinor: settledOf(bill) },
          instalments: instalments.get(id) ?? [],
          run: runs.get(id) ?? null,
          account: accounts.get(vendorId)!,
        },
      ]
    })
  )
}

async function ordersOf(bills: readonly VendorBill[], client: QueryClientContract) {
  const ids = [...new Set(bills.map(({ purchaseOrderId }) => purchaseOrderId))]
  const rows = await client
    .from('purchase_orders')
    .whereIn('id', ids)
    .select('id', 'number', 'vendor_name')
  return new Map<number, { number: string; vendorName: string }>(
    rows.map((row) => [Number(row.id), { number: row.number, vendorName: row.vendor_name }])
  )
}

async function instalmentsOf(ids: readonly number[], client: QueryClientContract) {
  const rows = await VendorBillInstalment.query({ client })
    .whereIn('purchaseBillId', [...ids])
    .orderBy('position')
  return Map.groupBy(rows, ({ purchaseBillId }) => purchaseBillId)
}

async function runsOf(ids: readonly number[], client: QueryClientContract) {
  const rows = await client
    .from('payment_run_items as i')
    .join('payment_runs as r', 'r.id', 'i.payment_run_id')
    .whereIn('i.live_bill_id', [...ids])
    .select('i.live_bill_id as bill', 'r.id', 'r.number')
  return new Map<number, { id: number; number: string }>(
    rows.map((row) => [Number(row.bill), { id: Number(row.id), number: row.number }])
  )
}
