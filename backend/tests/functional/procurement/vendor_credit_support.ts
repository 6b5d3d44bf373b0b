import type { ApiClient } from '@japa/api-client'
import { checkBilledLines, checkBillPayments, checkInstalments } from '#database/integrity/bills'
import { checkOrderTotals } from '#database/integrity/totals'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { aMaterial, aWarehouse } from './stock_support.js'
import { call, invoice, line } from './support.js'

/** A part of an approved order that came to its site and goes back: another person has to agree. */
export async function aReturn(
  client: ApiClient,
  order: { id: number; lines: { id: number }[] },
  by = 'buyer'
) {
  const path = `${ORDERS}/${order.id}`
  const seen = async () => (await fresh(client, order.id)).version as number
  const lines = [{ lineId: order.lines[0]!.id, accepted: '1' }]
  const received = await call(client, 'storekeeper', 'post', `${path}/receipts`, {
    body: { lines },
    seen: await seen(),
  })
  received.assertStatus(201)
  const [receipt] = received.body()
  const back = [{ receiptLineId: receipt.lines[0].id, quantity: '0.5' }]
  const returned = await call(client, by, 'post', `${path}/returns`, {
    body: { receiptId: receipt.id, reason: 'Cracked', lines: back },
    seen: await seen(),
  })
  returned.assertStatus(201)
  return returned.body()
}

/** Ten bags at 100 in a store, eight of them billed and paid when asked. */
export async function aDelivered(
  client: ApiClient,
  { price = '100', billed = '0', terms = {} } = {}
) {
  const material = await aMaterial(client)
  const warehouseId = (await aWarehouse(client)).id
  const lines = [line(price, { materialId: material.id, quantity: '10', unit: 'bag' })]
  const order = await anApprovedOrder(client, { ...terms, lines })
  const path = `${ORDERS}/${order.id}`
  const lineId = order.lines[0].id as number
  const received = await call(client, 'buyer', 'post', `${path}/receipts`, {
    body: { warehouseId, lines: [{ lineId, accepted: '10' }] },
    seen: order.version,
  })
  received.assertStatus(201)
  const [receipt] = received.body()
  const place = { materialId: material.id, warehouseId }
  const made: Delivered = { id: order.id as number, path, lineId, receipt, place, price }
  const bill = Number(billed) ? await aBill(client, made, 'B-1', billed) : null
  return { ...made, bill }
}

export interface Delivered {
  id: number
  path: string
  lineId: number
  receipt: any
  place: { materialId: number; warehouseId: number }
  price: string
}

export async function aBill(
  client: ApiClient,
  order: Pick<Delivered, 'id' | 'path' | 'lineId' | 'price'>,
  vendorNumber: string,
  quantity: string
) {
  const { version: seen } = await fresh(client, order.id)
  const lines = [{ lineId: order.lineId, quantity, unitPrice: order.price }]
  const body = invoice({ vendorNumber, lines })
  const bills = await call(client, 'po.clerk', 'post', `${order.path}/bills`, { body, seen })
  bills.assertStatus(201)
  return bills.body()[0]
}

export async function giveBack(
  client: ApiClient,
  order: Delivered,
  quantity: string,
  more: object = {},
  by = 'buyer'
) {
  const { version: seen } = await fresh(client, order.id)
  const lines = [{ receiptLineId: order.receipt.lines[0].id, quantity }]
  const body = { receiptId: order.receipt.id, reason: 'Cracked', lines, ...more }
  return call(client, by, 'post', `${order.path}/returns`, { body: body as never, seen })
}

export const billOf = async (client: ApiClient, order: Delivered) =>
  (await call(client, 'accountant', 'get', `${order.path}/bills`)).body().at(-1)

/** What is wrong with the books after it; nothing, one hopes. */
export const healthy = async () => [
  ...(await checkBilledLines()).problems,
  ...(await checkBillPayments()).problems,
  ...(await checkInstalments()).problems,
  ...(await checkOrderTotals()).problems,
]
