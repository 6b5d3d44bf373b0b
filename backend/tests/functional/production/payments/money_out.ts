import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { anOrder, call, line, invoice } from '#tests/functional/procurement/support'
import type { Random } from './money_in.js'

const ORDERS = '/api/purchase-orders'
let bills = 0

const fresh = async (client: ApiClient, id: number) =>
  (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()

async function post(client: ApiClient, by: string, id: number, verb: string, body: object = {}) {
  const { version: seen } = await fresh(client, id)
  return call(client, by, 'post', `${ORDERS}/${id}/${verb}`, { body: body as never, seen })
}

/** An order of a project in any of its states; some stay drafts or are rejected. */
export async function anOrderOf(
  client: ApiClient,
  random: Random,
  projectId: number,
  currency: string
): Promise<number> {
  const goods = () =>
    line(`${random.whole(1, 900)}.${random.whole(10, 99)}`, {
      quantity: `${random.whole(3, 40)}.${random.pick(['5', '25', '3333'])}`,
      discount: random.pick(['0', '2.5']),
    })
  const terms = { freight: random.pick(['0', '250.5']), otherCharges: random.pick(['0', '99']) }
  const more = { projectId, currency, ...terms, freightVatRate: '15', lines: [goods(), goods()] }
  const order = await anOrder(client, 'po.clerk', '1', more)
  if (random.chance(0.1)) return order.id
  ;(await post(client, 'po.clerk', order.id, 'submit')).assertStatus(200)
  const answer = random.chance(0.1)
    ? await post(client, 'chief.engineer', order.id, 'reject', { reason: 'Too dear' })
    : await post(client, 'chief.engineer', order.id, 'approve')
  answer.assertStatus(200)
  return order.id
}

const ENDED = new Set(['draft', 'rejected', 'cancelled', 'submitted'])

/** One thing that happens to an order; what was done, for the count of what was tried. */
export async function somethingGoesOut(
  client: ApiClient,
  random: Random,
  id: number
): Promise<string> {
  const order = await fresh(client, id)
  if (order.status === 'submitted' && order.revision > 0) return decided(client, random, id)
  if (ENDED.has(order.status)) return 'nothing'
  const steps = [
    'receipt',
    'bill',
    'bill',
    'pay',
    'pay',
    'pay',
    'cancelBill',
    'end',
    'amend',
    'amend',
  ]
  switch (random.pick(steps)) {
    case 'receipt':
      return received(client, random, order)
    case 'bill':
      return billed(client, random, order)
    case 'pay':
      return paid(client, random, id)
    case 'cancelBill':
      return withdrawn(client, id)
    case 'amend':
      return amended(client, order)
    default:
      return ended(client, random, order)
  }
}

async function received(client: ApiClient, random: Random, order: any): Promise<string> {
  const lines = order.lines.map((row: any) => ({
    lineId: row.id,
    accepted: `${random.whole(1, 3)}.5`,
  }))
  const answer = await post(client, 'storekeeper', order.id, 'receipts', { lines })
  return answer.status() === 201 ? 'delivery' : 'refused'
}

/** In parts, beyond what was ordered, dearer or cheaper than ordered. */
async function billed(client: ApiClient, random: Random, order: any): Promise<string> {
  const [first, second] = order.lines
  const both = random.chance(0.5) ? [first, second] : [random.pick([first, second])]
  const lines = both.map((row: any) => ({
    lineId: row.id,
    quantity: `${random.whole(1, random.chance(0.1) ? 60 : 6)}.${random.pick(['25', '3333'])}`,
    unitPrice: `${random.whole(1, 900)}.${random.whole(10, 99)}`,
  }))
  const body = invoice({
    vendorNumber: `H-${order.id}-${++bills}`,
    billedOn: DateTime.utc()
      .minus({ days: random.whole(30, 120) })
      .toISODate(),
    charges: random.pick([[], [{ kind: 'freight', amount: '100.25' }]]),
    lines,
  })
  const answer = await post(client, 'po.clerk', order.id, 'bills', body)
  answer.assertStatus(201)
  const bill = answer.body().find(({ vendorNumber }: any) => vendorNumber === body.vendorNumber)
  if (bill.status !== 'blocked') return 'bill'
  const path = `${ORDERS}/${order.id}/bills/${bill.id}/release`
  const sent = { body: { reason: 'Agreed by phone' }, seen: bill.version }
  ;(await call(client, 'accountant', 'post', path, sent)).assertStatus(200)
  return 'blocked bill'
}

const billsOf = async (client: ApiClient, id: number): Promise<any[]> =>
  (await call(client, 'accountant', 'get', `${ORDERS}/${id}/bills`)).body()

async function paid(client: ApiClient, random: Random, id: number): Promise<string> {
  const open = (await billsOf(client, id)).filter(
    (bill) => Number(bill.open) > 10 && ['matched', 'released'].includes(bill.status)
  )
  if (!open.length) return 'nothing'
  const bill = random.pick(open)
  const body = {
    amount: `${random.whole(1, Math.floor(Number(bill.open)))}`,
    paidOn: DateTime.utc()
      .minus({ days: random.whole(1, 29) })
      .toISODate(),
    reference: 'TR-77',
  }
  const path = `${ORDERS}/${id}/bills/${bill.id}/pay`
  const answer = await call(client, 'accountant', 'post', path, { body, seen: bill.version })
  answer.assertStatus(201)
  return 'pay'
}

async function withdrawn(client: ApiClient, id: number): Promise<string> {
  const bill = (await billsOf(client, id)).find(
    ({ status, paid: amount }) => status !== 'cancelled' && Number(amount) === 0
  )
  if (!bill) return 'nothing'
  const path = `${ORDERS}/${id}/bills/${bill.id}/cancel`
  const sent = { body: { reason: 'Wrong vendor' }, seen: bill.version }
  ;(await call(client, 'po.clerk', 'post', path, sent)).assertStatus(200)
  return 'cancelBill'
}

async function amended(client: ApiClient, order: any): Promise<string> {
  const lines = order.lines.map((row: any) => ({
    lineId: row.id,
    description: row.description,
    unit: row.unit,
    unitPrice: row.unitPrice,
    vatRate: row.vatRate,
    quantity: `${Number(row.quantity) + 70}`,
  }))
  const body = { reason: 'More is needed', lines }
  const answer = await post(client, 'po.clerk', order.id, 'amendments', body)
  return answer.status() === 200 ? 'amend' : 'refused'
}

async function decided(client: ApiClient, random: Random, id: number): Promise<string> {
  if (random.chance(0.2)) return 'nothing'
  const decision = random.pick(['approve', 'reject'])
  const body = decision === 'reject' ? { reason: 'Not in the budget' } : {}
  const answer = await post(client, 'chief.engineer', id, decision, body)
  return answer.status() === 200 ? `amendment ${decision}` : 'refused'
}

async function ended(client: ApiClient, random: Random, order: any): Promise<string> {
  if (random.chance(0.25)) return 'nothing'
  const untouched = Number(order.receivedPct) === 0 && Number(order.billedPct) === 0
  const verb = untouched ? 'cancel' : 'close'
  const answer = await post(client, 'po.clerk', order.id, verb, { reason: 'No longer needed' })
  return answer.status() === 200 ? verb : 'refused'
}
