import type { DateTime } from 'luxon'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { formatDecimal4, formatMoney, percentOf } from '#engines/money/money'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { payBill } from '#procurement/bills/actions/pay_bill'
import { mostPayable, retentionOf } from '#procurement/purchase_orders/retention'
import { recordBill } from '#procurement/bills/actions/record_bill'
import { freezePlan } from '#procurement/payment_plans/freeze_plan'
import { chargesOf } from '#procurement/purchase_orders/pricing/order_terms'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { sendPurchaseOrder } from '#procurement/purchase_orders/actions/send_purchase_order'
import { residentByCountry } from '#procurement/vendor_residencies/residency'
import Vendor from '#procurement/vendors/models/vendor'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import { createReturn } from '#procurement/vendor_credits/actions/create_return'
import { receiveGoods } from '#procurement/goods_receipts/actions/receive_goods'

/**
 * How much of each line has come of the approved orders, newest first; some are billed and paid too, one
 * in instalments that save something when paid early.
 */
const STORIES = [
  { share: 0.4, bill: null, paid: 0 },
  { share: 1, bill: 'matched', paid: 1 },
  { share: 0.75, bill: null, paid: 0 },
  { share: 1, bill: 'dear', paid: 0 },
  { share: 0.5, bill: 'matched', paid: 0.4 },
  { share: 1, bill: 'matched', paid: 0, instalments: true },
] as const

/** Deliveries and bills of some orders, booked by the actions that people use. Needs the orders. */
export async function seedDeliveries({ trx, now, users }: DemoContext) {
  const orders = await PurchaseOrder.query({ client: trx })
    .where('status', 'approved')
    .preload('lines')
    .orderBy('id', 'desc')
    .limit(STORIES.length + 2)
  const clerk = new DemoUnit(trx, { at: now, by: { id: users['po.clerk'].id, name: 'Clerk' } })
  const storekeeper = new DemoUnit(trx, {
    at: now,
    by: { id: users.storekeeper.id, name: 'Storekeeper' },
  })
  const finance = new DemoUnit(trx, {
    at: now,
    by: { id: users.accountant.id, name: 'Accountant' },
  })
  await freezePlans(clerk)
  for (const [i, order] of orders.entries()) {
    await sendPurchaseOrder(clerk, order)
    const story = STORIES[i]
    if (!story) continue
    const lines = order.lines.map(({ id, quantityE4 }) => ({
      lineId: id,
      accepted: part(quantityE4, story.share),
    }))
    const receivedOn = now.minus({ days: i + 1 }).toISODate()!
    await receiveGoods(storekeeper, order, { receivedOn, deliveryNoteNo: `DN-${4100 + i}`, lines })
    if (i === 0) await sendBack(clerk, order)
    if (!story.bill) continue
    const stated = invoiceOf(order, story.bill === 'dear' ? 1.08 : 1)
    const instalments = 'instalments' in story ? { instalments: inTwo(order, now) } : {}
    const bill = await recordBill(clerk, order, {
      ...{ vendorNumber: `INV-${7300 + i}`, ...stated, ...instalments },
      ...(await goodsOf(clerk, order)),
    })
    if (story.paid) await pay(finance, order, bill, story.paid)
  }
}

/** Goods of a vendor from abroad bear no withholding tax. */
async function goodsOf(unit: DemoUnit, { vendorId }: PurchaseOrder) {
  const vendor = await Vendor.findOrFail(vendorId, { client: unit.trx })
  return residentByCountry(vendor) ? {} : { withholdingNote: 'Supply of goods' }
}

/** What was approved keeps its payment plan. */
async function freezePlans(unit: DemoUnit) {
  const approved = await PurchaseOrder.query({ client: unit.trx }).where('status', 'approved')
  for (const order of approved) await freezePlan(unit, order)
}

/** A part of the delivery goes back once someone agrees. */
async function sendBack(clerk: DemoUnit, order: PurchaseOrder) {
  const receipt = await GoodsReceipt.query({ client: clerk.trx })
    .where('purchaseOrderId', order.id)
    .preload('lines')
    .firstOrFail()
  const [first] = receipt.lines
  await createReturn(clerk, order, {
    receiptId: receipt.id,
    reason: 'Damaged on the way',
    replaced: true,
    lines: [{ receiptLineId: first!.id, quantity: '1' }],
  })
}

/** What a vendor asks for all that has come, so much dearer than ordered. */
function invoiceOf(order: PurchaseOrder, dearer: number) {
  const money = (minor: number) => formatMoney(minor, order.currency)
  const priced = order.lines.map(({ id, acceptedE4, unitPriceE4, vatCategory, vatRateBp }) => ({
    ...{ id, quantityE4: acceptedE4, unitPriceE4: Math.round(unitPriceE4 * dearer) },
    ...{ vatCategory, vatRateBp },
  }))
  const charges = [
    { kind: 'freight' as const, amount: money(order.freightMinor) },
    { kind: 'other' as const, amount: money(order.chargesMinor) },
  ]
  return {
    printedTotal: money(priceOrder(priced, order.currency, chargesOf(order)).totalMinor),
    charges: charges
      .filter(({ amount }) => Number(amount) > 0)
      .map((charge) => ({ ...charge, withholdingKindId: null })),
    lines: priced.map(({ id, quantityE4, unitPriceE4 }) => ({
      lineId: id,
      quantity: formatDecimal4(quantityE4),
      unitPrice: formatDecimal4(unitPriceE4),
      withholdingKindId: null,
    })),
  }
}

/** Sixty percent in a month, less two percent within ten days, and the rest in another month. */
function inTwo(order: PurchaseOrder, now: DateTime) {
  const { totalMinor, subtotalMinor, retentionBp, currency } = order
  const payable = totalMinor - retentionOf(subtotalMinor, retentionBp)
  const first = percentOf(payable, 6000)
  const day = (days: number) => now.plus({ days }).toISODate()!
  return [
    {
      ...{ amount: formatMoney(first, currency), dueOn: day(30) },
      ...{ discount: '2', discountUntil: day(10) },
    },
    { amount: formatMoney(payable - first, currency), dueOn: day(60) },
  ]
}

/** Whole units, at least one. */
function part(quantityE4: number, share: number): string {
  if (share === 1) return formatDecimal4(quantityE4)
  return String(Math.max(1, Math.floor((quantityE4 * share) / 10_000)))
}

/** Some of a bill, unless its vendor has a new account that no one has confirmed. */
async function pay(unit: DemoUnit, order: PurchaseOrder, bill: VendorBill, share: number) {
  const account = { vendor_id: order.vendorId, status: 'pending' }
  if (await unit.trx.from('vendor_bank_accounts').where(account).first()) return
  const amount = formatMoney(Math.round(mostPayable(bill, 'bill') * share), bill.currency)
  await payBill(unit, order, {
    billId: bill.id,
    expectedVersion: bill.version,
    amount,
    reference: `TRF-${90_000 + bill.id}`,
  })
}
