import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import VendorBill from '#procurement/bills/models/vendor_bill'
import { lockOrders } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { takeBackOf } from '#procurement/withholdings/withhold'
import { openOf } from '#procurement/purchase_orders/retention'

/** What a vendor owes of a bill that was credited after it was paid, in minor units. */
export const owedOf = (bill: VendorBill) => Math.max(0, -openOf(bill).billMinor)

/**
 * The bills of which a vendor owes money in one currency, the earliest first, with their orders; all
 * locked until the unit ends, the orders first as everything that changes bills does.
 */
export async function lockOverpaid(uow: UnitOfWork, of: { vendorId: number; currency: string }) {
  const found = await uow.trx
    .from('vendor_bills')
    .where({ vendor_id: of.vendorId, currency: of.currency })
    .where('open_minor', '<', 0)
    .distinct('purchase_order_id as id')
  const orders = await lockOrders(
    uow,
    found.map(({ id }) => id)
  )
  const bills = await VendorBill.query({ client: uow.trx })
    .whereIn('purchaseOrderId', [...orders.keys()])
    .where({ vendorId: of.vendorId, currency: of.currency })
    .whereNot('status', 'cancelled')
    .orderBy('id')
    .forUpdate()
    .preload('lines')
    .preload('charges')
  return { orders, bills: bills.filter((bill) => owedOf(bill) > 0) }
}

/** What was withheld of what a vendor owes: it comes back from the authority, not from the vendor. */
async function withheldOfOwed(vendorId: number, currency: string, client: QueryClientContract) {
  const rows: any[] = await client
    .from('vendor_bills')
    .where({ vendor_id: vendorId, currency })
    .where('open_minor', '<', 0)
    .select('id', 'open_minor')
  let sum = 0
  for (const row of rows) {
    const owedMinor = -Number(row.open_minor)
    const asked = { billId: Number(row.id), amountMinor: owedMinor, owedMinor, on: today() }
    for (const part of await takeBackOf({ trx: client }, asked)) sum -= part.taxMinor
  }
  return sum
}

/** What a vendor owes, by currency. */
export async function owedBy(vendorId: number, uow?: UnitOfWork) {
  const rows: any[] = await (uow?.trx ?? db)
    .from('vendor_bills')
    .where('vendor_id', vendorId)
    .where('open_minor', '<', 0)
    .groupBy('currency')
    .orderBy('currency')
    .select('currency')
    .sum('open_minor as open')
  const owed = []
  for (const { currency, open } of rows) {
    const client = uow?.trx ?? db.connection()
    const withheldMinor = await withheldOfOwed(vendorId, currency, client)
    owed.push({
      ...{ currency: currency as string, amount: formatMoney(-Number(open), currency) },
      withholdingTax: formatMoney(withheldMinor, currency),
      received: formatMoney(-Number(open) - withheldMinor, currency),
    })
  }
  return owed
}
