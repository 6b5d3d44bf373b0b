import { conflict } from '#core/base/app_error'
import { createRows } from '#core/database/many_rows'
import { lineTotalMinor } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveBill } from '#procurement/bills/actions/settle_bill'
import VendorBill from '#procurement/bills/models/vendor_bill'
import type VendorBillCharge from '#procurement/bills/models/vendor_bill_charge'
import type VendorBillLine from '#procurement/bills/models/vendor_bill_line'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { vatBreakdown } from '#procurement/purchase_orders/pricing/price_order'
import { retentionOf } from '#procurement/purchase_orders/retention'
import { restoreAdvances } from '#procurement/vendor_advances/recovery'
import VendorCreditShare from './models/vendor_credit_share.js'

/** What is taken off one line of a bill. */
export interface Share {
  line: VendorBillLine
  quantityE4: number
  netMinor: number
}

/** What is taken off a charge of a bill. */
export interface ChargeShare {
  charge: VendorBillCharge
  netMinor: number
}

/** The bills of an order that count, newest first, locked until the unit ends. */
export function lockBills(uow: UnitOfWork, order: PurchaseOrder): Promise<VendorBill[]> {
  return VendorBill.query({ client: uow.trx })
    .where('purchaseOrderId', order.id)
    .whereNot('status', 'cancelled')
    .orderBy('id', 'desc')
    .forUpdate()
    .preload('lines')
    .preload('charges')
}

export const leftOf = (line: VendorBillLine) => ({
  quantityE4: line.quantityE4 - line.creditedE4,
  netMinor: line.netMinor - line.creditedNetMinor,
})

/** What is left of a charge over all credits, in minor units before VAT. */
export const leftOfCharge = (charge: VendorBillCharge) => charge.netMinor - charge.creditedNetMinor

/** So much of a line of an order off its bills, the newest first, at the price that each asked. */
export function sharesOf(bills: VendorBill[], orderLineId: number, wantedE4: number): Share[] {
  let openE4 = wantedE4
  const lines = bills.flatMap((bill) => bill.lines)
  return lines.flatMap((line) => {
    if (line.orderLineId !== orderLineId) return []
    const left = leftOf(line)
    const quantityE4 = Math.min(openE4, left.quantityE4)
    if (quantityE4 <= 0) return []
    openE4 -= quantityE4
    const { currency } = bills.find(({ id }) => id === line.purchaseBillId)!
    const asked = lineTotalMinor(quantityE4, line.unitPriceE4, currency)
    // all that is left takes all of its value, however it was rounded
    const whole = quantityE4 === left.quantityE4
    return [{ line, quantityE4, netMinor: whole ? left.netMinor : Math.min(asked, left.netMinor) }]
  })
}

/**
 * Takes shares off bills that are locked, and off what their order counts as billed; never more than is
 * left of a line or charge.
 * @returns what the bills ask less, VAT included, in minor units
 * @throws AppError 409 CREDIT_EXCEEDED
 */
export async function creditBills(
  uow: UnitOfWork,
  { order, bills, creditId }: { order: PurchaseOrder; bills: VendorBill[]; creditId: number },
  shares: Share[],
  charges: ChargeShare[] = []
): Promise<number> {
  for (const { line, quantityE4, netMinor } of shares) {
    const left = leftOf(line)
    if (quantityE4 > left.quantityE4 || netMinor > left.netMinor) throw conflict('CREDIT_EXCEEDED')
    line.creditedE4 += quantityE4
    line.creditedNetMinor += netMinor
    const ordered = order.lines.find(({ id }) => id === line.orderLineId)!
    ordered.billedE4 -= quantityE4
    ordered.billedNetMinor -= netMinor
    await line.useTransaction(uow.trx).save()
  }
  const rows = shares.map(({ line, quantityE4, netMinor }) => ({
    ...{ vendorCreditId: creditId, billLineId: line.id, quantityE4, netMinor },
  }))
  await createRows(uow.trx, VendorCreditShare, rows)
  for (const share of charges) await creditCharge(uow, order, share)
  const touched = new Set([
    ...shares.map(({ line }) => line.purchaseBillId),
    ...charges.map(({ charge }) => charge.purchaseBillId),
  ])
  let creditedMinor = 0
  for (const bill of bills) {
    if (!touched.has(bill.id)) continue
    const before = bill.creditedMinor
    bill.merge(creditedOf(bill))
    await restoreAdvances(uow, bill)
    creditedMinor += bill.creditedMinor - before
    await saveBill(uow, bill)
  }
  return creditedMinor
}

async function creditCharge(uow: UnitOfWork, order: PurchaseOrder, share: ChargeShare) {
  const { charge, netMinor } = share
  if (netMinor > leftOfCharge(charge)) throw conflict('CREDIT_EXCEEDED')
  charge.creditedNetMinor += netMinor
  if (charge.kind === 'freight') order.freightBilledMinor -= netMinor
  else order.chargesBilledMinor -= netMinor
  await charge.useTransaction(uow.trx).save()
}

/**
 * What was credited of a bill: its total less what its remaining lines and charges come to with their VAT, so that a
 * bill that is credited in parts is credited exactly. Less is held back of less.
 */
export function creditedOf(bill: VendorBill) {
  const parts = [...bill.lines, ...bill.charges]
  const left = vatBreakdown(
    parts.map((part) => ({
      ...{ netMinor: part.netMinor - part.creditedNetMinor },
      ...{ vatCategory: part.vatCategory, vatRateBp: part.vatRateBp },
    }))
  )
  const leftMinor = left.reduce((sum, row) => sum + row.taxableMinor + row.vatMinor, 0)
  const creditedNetMinor = parts.reduce((sum, part) => sum + part.creditedNetMinor, 0)
  const retention = retentionOf(bill.subtotalMinor - creditedNetMinor, bill.retentionBp)
  return {
    creditedNetMinor,
    creditedMinor: bill.totalMinor - leftMinor,
    retentionMinor: Math.max(bill.retentionPaidMinor, Math.min(bill.retentionMinor, retention)),
  }
}
