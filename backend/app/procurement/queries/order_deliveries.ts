import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/people/user_names'
import type { Unit } from '#core/unit/unit'
import GoodsReceipt from '#procurement/models/goods_receipt'
import PurchaseBill from '#procurement/models/purchase_bill'
import { receiptPhotos } from '#procurement/receiving/receipt_photos'
import GoodsReceiptTransformer from '#procurement/transformers/goods_receipt_transformer'
import PurchaseBillTransformer, { type BesideBills } from '#procurement/transformers/purchase_bill_transformer' // prettier-ignore
import { alikeBills } from '#procurement/queries/alike_bills'
import { billPayments } from '#procurement/queries/bill_payments'
import { approverOf } from '#core/approvals/approver'

/** The deliveries of an order, newest first. */
export async function orderReceipts(ctx: HttpContext, orderId: number, unit?: Unit) {
  const receipts = await GoodsReceipt.query(unit && { client: unit.trx })
    .where('purchaseOrderId', orderId)
    .preload('lines')
    .orderBy('id', 'desc')
  const names = await userNames(receipts.map(({ createdBy }) => createdBy), unit?.trx) // prettier-ignore
  const photos = await receiptPhotos(receipts.map(({ id }) => id), unit) // prettier-ignore
  return ctx.serialize(GoodsReceiptTransformer.transform(receipts, approverOf(ctx), names, photos))
}

/** The vendor's invoices on an order, newest first. */
export async function orderBills(ctx: HttpContext, orderId: number, unit?: Unit) {
  const bills = await PurchaseBill.query(unit && { client: unit.trx })
    .where('purchaseOrderId', orderId)
    .preload('lines', (lines) => void lines.preload('orderLine'))
    .orderBy('id', 'desc')
  const beside = await besideBills(bills, unit)
  return ctx.serialize(PurchaseBillTransformer.transform(bills, approverOf(ctx), beside))
}

/** What the transformer of bills needs beside them, read for all of them at once. */
export async function besideBills(bills: PurchaseBill[], unit?: Unit): Promise<BesideBills> {
  const payments = await billPayments(bills.map(({ id }) => id), unit) // prettier-ignore
  const payers = [...payments.values()].flat().map(({ created_by }) => created_by)
  const people = bills.flatMap(({ createdBy, releasedBy }) => [createdBy, releasedBy])
  const names = await userNames([...people, ...payers], unit?.trx)
  return { names, payments, alike: await alikeBills(bills, unit) }
}
