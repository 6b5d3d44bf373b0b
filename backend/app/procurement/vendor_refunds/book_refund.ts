import { insertRows } from '#core/database/many_rows'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { saveBill } from '#procurement/bills/actions/settle_bill'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { paidShare } from '#procurement/purchase_orders/paid_share'
import { recordChange } from '#procurement/purchase_orders/records'
import { publishChange } from '#procurement/shared/publish_change'
import type VendorRefund from './vendor_refund.js'

/** `entity_type` of the audit log. */
const VENDOR_REFUND = 'vendor_refund'

interface Booked {
  bill: VendorBill
  /** Signed, in minor units: below zero what comes back. */
  amountMinor: number
}

/** Books what came back as payments below zero, so that bills, orders and projects count it as not paid. */
export async function bookRefund(
  uow: UnitOfWork,
  refund: VendorRefund,
  about: { orders: Map<number, PurchaseOrder>; booked: Booked[]; on: string; note: string | null }
) {
  const { orders, booked, on, note } = about
  await insertRows(
    uow.trx,
    'purchase_payments',
    booked.map(({ bill, amountMinor }) => ({
      ...{ purchase_bill_id: bill.id, kind: 'refund', paid_on: on, amount_minor: amountMinor },
      ...{ reference: refund.reference, note, vendor_refund_id: refund.id },
      ...{ created_by: uow.actor.id, created_at: sqlInstant() },
    }))
  )
  for (const { bill, amountMinor } of booked) {
    const order = orders.get(bill.purchaseOrderId)!
    const paid = () => ({
      bill: bill.vendorNumber,
      paid: formatMoney(bill.paidMinor, bill.currency),
    })
    const before = paid()
    bill.paidMinor += amountMinor
    await saveBill(uow, bill)
    order.paidBp = await paidShare(uow, order)
    await saveNext(uow, order)
    const after = { ...paid(), refund: refund.number }
    await recordChange(uow, 'refund_bill', order, { before, after })
  }
}

export async function recordOn(
  uow: UnitOfWork,
  refund: VendorRefund,
  action: string,
  changes: { before?: Record<string, unknown>; after: Record<string, unknown> }
) {
  const about = { entityType: VENDOR_REFUND, entityId: refund.id, label: refund.number }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'vendors', refund.vendorId, 'update')
}
