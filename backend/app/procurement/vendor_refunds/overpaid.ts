import db from '@adonisjs/lucid/services/db'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import VendorBill from '#procurement/bills/models/vendor_bill'
import { lockOrders } from '#procurement/purchase_orders/actions/lock_purchase_order'
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
  return rows.map(({ currency, open }) => ({
    ...{ currency: currency as string, amount: formatMoney(-Number(open), currency) },
  }))
}
