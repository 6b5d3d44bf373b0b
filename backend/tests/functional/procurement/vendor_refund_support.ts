import type { ApiClient } from '@japa/api-client'
import { fresh } from './goods_receipt_support.js'
import { call } from './support.js'
import { aDelivered, billOf } from './vendor_credit_support.js'

/** A bill of 575 that was paid, of which the vendor then credited 230. */
export async function aPaidBack(client: ApiClient) {
  const order = await aDelivered(client, { billed: '5' })
  const path = `${order.path}/bills/${order.bill.id}`
  const seen = async () => (await billOf(client, order)).version as number
  const paid = await call(client, 'accountant', 'post', `${path}/pay`, {
    ...{ body: { amount: '575' }, seen: await seen() },
  })
  paid.assertStatus(201)
  const lines = [{ billLineId: order.bill.lines[0].id, amount: '200', quantity: '2' }]
  const body = { vendorNumber: 'CN-1', reason: 'Two were cracked', lines }
  const credit = await call(client, 'po.clerk', 'post', `${path}/credit-notes`, {
    ...{ body, seen: await seen() },
  })
  credit.assertStatus(201)
  const { id: creditId } = credit.body()
  const agreed = await call(client, 'buyer', 'post', `/api/vendor-credits/${creditId}/approve`, {
    ...{ body: {}, seen: 1 },
  })
  agreed.assertStatus(200)
  const { vendorId } = await fresh(client, order.id)
  return { order, vendorId: vendorId as number, creditId: creditId as number }
}

/** The same, and a part of it that came back. */
export async function aVendorRefund(client: ApiClient) {
  const { vendorId } = await aPaidBack(client)
  const body = { currency: 'SAR', amount: '30', reference: 'TRX 1' }
  const made = await call(client, 'accountant', 'post', `/api/vendors/${vendorId}/refunds`, {
    body,
  })
  made.assertStatus(201)
  return { vendorId, refund: made.body().refunds[0] }
}
