import db from '@adonisjs/lucid/services/db'
import { digitsOf } from '#database/recompute/arithmetic'
import { call } from '../procurement/support.js'
import type { Market } from './buying.js'
import { of4 } from './dice.js'

const post = ({ client }: Market, by: string, path: string, body: object, seen?: number) =>
  call(client, by, 'post', path, { body: body as never, seen })

/** Goods that are held in a store of the history. */
async function aHold({ dice, warehouses }: Market) {
  const holds = await db
    .from('stock_holds as h')
    .join('stock_levels as s', 's.id', 'h.level_id')
    .whereIn('s.warehouse_id', warehouses)
    .where('h.quantity_e4', '>', 0)
    .select('h.*', 's.material_id', 's.warehouse_id')
  return holds.length ? dice.one(holds) : null
}

const partOf = ({ dice, materials }: Market, hold: any) => {
  const isSerial = materials.find(({ id }) => id === hold.material_id)?.tracking === 'serial'
  return of4(isSerial ? 10_000 : dice.part(Number(hold.quantity_e4)))
}

/** Held goods are released, or turn out to be of another kind. */
async function inspect(market: Market) {
  const hold = await aHold(market)
  if (!hold) return null
  return post(market, 'storekeeper', `/api/stock-levels/${hold.level_id}/statuses`, {
    ...{ from: hold.status, to: market.dice.one(['ok', 'ok', 'rejected', 'damaged']) },
    ...{ quantity: partOf(market, hold), batchNo: hold.batch_no || null, reason: 'Inspected' },
  })
}

/** Held goods travel as what they are. */
async function sendHeld(market: Market) {
  const hold = await aHold(market)
  const to = market.warehouses.find((id) => id !== hold?.warehouse_id)
  if (!hold || !to) return null
  const line = { materialId: hold.material_id, batchNo: hold.batch_no || null }
  return post(market, 'storekeeper', '/api/stock-movements', {
    ...{ type: 'transfer', warehouseId: hold.warehouse_id, toWarehouseId: to },
    lines: [{ ...line, quantity: partOf(market, hold), stockStatus: hold.status }],
  })
}

/** What was not accepted goes back to its vendor. */
async function returnHeld(market: Market) {
  const { dice } = market
  const waiting = await db
    .from('goods_receipt_lines as g')
    .join('goods_receipts as r', 'r.id', 'g.goods_receipt_id')
    .whereIn('r.purchase_order_id', market.orders)
    .where('g.waiting_e4', '>', 0)
    .where('r.status', 'posted')
    .select('g.id', 'g.waiting_e4', 'g.goods_receipt_id', 'r.purchase_order_id')
  if (!waiting.length) return null
  const line = dice.one(waiting)
  const order = await db.from('purchase_orders').where('id', line.purchase_order_id).firstOrFail()
  const stockStatus = dice.one(['quarantine', 'rejected', 'damaged'])
  const quantity = of4(dice.part(Number(line.waiting_e4)))
  const body = {
    ...{ receiptId: line.goods_receipt_id, reason: 'Cracked', replaced: dice.chance(40) },
    lines: [{ receiptLineId: line.id, quantity, stockStatus }],
  }
  const back = await post(
    market,
    'buyer',
    `/api/purchase-orders/${order.id}/returns`,
    body,
    order.version
  )
  return agreed(market, back)
}

async function agreed(market: Market, answer: any) {
  if (answer.status() !== 201 || answer.body().status !== 'submitted') return answer
  const { id, version } = answer.body()
  return post(market, 'admin', `/api/vendor-credits/${id}/approve`, {}, version)
}

/** A vendor credits a part of the freight that it charged. */
async function creditCharge(market: Market) {
  const { dice } = market
  const charges = await db
    .from('purchase_bill_charges as c')
    .join('purchase_bills as b', 'b.id', 'c.purchase_bill_id')
    .whereIn('b.purchase_order_id', market.orders)
    .whereNot('b.status', 'cancelled')
    .select('c.*', 'b.purchase_order_id', 'b.version', 'b.currency')
  if (!charges.length) return null
  const charge = dice.one(charges)
  const digits = Number(digitsOf(charge.currency))
  const left = Number(charge.net_minor) - Number(charge.credited_net_minor)
  const minor = dice.chance(40) ? left : Math.floor((left * dice.int(1, 99)) / 100)
  if (!minor) return null
  const path = `/api/purchase-orders/${charge.purchase_order_id}/bills/${charge.purchase_bill_id}/credit-notes`
  const body = {
    ...{ vendorNumber: `CC-${charge.id}-${dice.int(1, 1e9)}`, reason: 'Late' },
    charges: [{ billChargeId: charge.id, amount: (minor / 10 ** digits).toFixed(digits) }],
  }
  return agreed(market, await post(market, 'po.clerk', path, body, Number(charge.version)))
}

/** A vendor pays back some of what it owes, or a refund turns out never to have come. */
async function refund(market: Market) {
  const { dice, client } = market
  const path = `/api/vendors/${dice.one(market.vendors)}/refunds`
  const known = (await call(client, 'accountant', 'get', path)).body()
  const posted = known.refunds.filter(({ status }: any) => status === 'posted')
  if (posted.length && dice.chance(30))
    return post(market, 'accountant', `${path}/${posted[0].id}/cancel`, { reason: 'Bounced' })
  if (!known.owed.length) return null
  const { currency, amount } = dice.one(known.owed as { currency: string; amount: string }[])
  const digits = Number(digitsOf(currency))
  const part = dice.chance(50) ? Number(amount) : (Number(amount) * dice.int(1, 99)) / 100
  if (!(Number(part.toFixed(digits)) > 0)) return null
  const body = { currency, amount: part.toFixed(digits), reference: 'TRX' }
  return post(market, 'accountant', path, body)
}

/** Held goods and what vendors give back, each as often as it is named. */
export const INSPECTING: [string, number, (market: Market) => Promise<any>][] = [
  ['inspect', 14, inspect],
  ['send held', 4, sendHeld],
  ['return held', 5, returnHeld],
  ['credit charge', 4, creditCharge],
  ['refund', 6, refund],
]
