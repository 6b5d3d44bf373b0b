import type { ApiClient } from '@japa/api-client'
import { VendorFactory } from '#database/factories/procurement/vendor_factory'
import type Vendor from '#procurement/vendors/models/vendor'
import { inDays } from '#tests/helpers/days'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { approveVendor, call, invoice, line, vendorBody } from './support.js'

export const RUNS = '/api/payment-runs'

/** A vendor with a confirmed account. */
export const aPaidVendor = (values: Partial<Vendor> = {}): Promise<Vendor> =>
  VendorFactory.apply('banked')
    .merge({ name: 'Najd Steel', accountName: 'Najd Steel LLC', status: 'approved', ...values })
    .create()

/** A vendor as people enter and approve it, with a confirmed account. */
export async function anEnteredVendor(client: ApiClient, name: string) {
  const made = await call(client, 'buyer', 'post', '/api/vendors', { body: vendorBody({ name }) })
  made.assertStatus(201)
  const path = `/api/vendors/${made.body().id}`
  await approveVendor(client, made.body().id)
  const [account] = (await call(client, 'admin', 'get', `${path}/bank-accounts`)).body()
  const confirmed = await call(
    client,
    'admin',
    'post',
    `${path}/bank-accounts/${account.id}/approve`,
    { body: {}, seen: account.version }
  )
  confirmed.assertStatus(200)
  return made.body().id as number
}

interface Due {
  vendorId: number
  /** Before VAT, of which 15 percent come on top. */
  net?: string
  currency?: string
  /** More of the bill. */
  more?: object
}

let bills = 0

/** A bill of 1,150 that matches and is due today, recorded by the clerk who made the order. */
export async function aDueBill(
  client: ApiClient,
  { vendorId, net = '1000', currency = 'SAR', more = {} }: Due
) {
  const order = await anApprovedOrder(client, { vendorId, currency, lines: [line(net)] })
  const lineId = order.lines[0].id as number
  const post = async (by: string, verb: string, body: object) => {
    const { version: seen } = await fresh(client, order.id)
    return call(client, by, 'post', `${ORDERS}/${order.id}/${verb}`, { body: body as never, seen })
  }
  ;(await post('storekeeper', 'receipts', { lines: [{ lineId, accepted: '1' }] })).assertStatus(201)
  const vendorNumber = `R-${++bills}`
  const made = await post('po.clerk', 'bills', {
    ...invoice({ vendorNumber, lines: [{ lineId, quantity: '1', unitPrice: net }] }),
    ...{ dueOn: inDays(0), ...more },
  })
  made.assertStatus(201)
  return { orderId: order.id as number, id: made.body()[0].id as number, number: vendorNumber }
}

/** The bill as it stands. */
export async function billNow(client: ApiClient, { orderId, id }: { orderId: number; id: number }) {
  const all = (await call(client, 'accountant', 'get', `${ORDERS}/${orderId}/bills`)).body()
  return all.find((bill: { id: number }) => bill.id === id)
}

export const payByHand = async (
  client: ApiClient,
  bill: { orderId: number; id: number },
  amount: string,
  by = 'accountant'
) =>
  call(client, by, 'post', `${ORDERS}/${bill.orderId}/bills/${bill.id}/pay`, {
    body: { amount },
    seen: (await billNow(client, bill)).version,
  })

/** What is proposed in riyals, by the accountant. */
export async function propose(client: ApiClient, more: Record<string, string | number> = {}) {
  const query = new URLSearchParams({
    ...{ currency: 'SAR', dueThroughOn: inDays(0), executeOn: inDays(0) },
    ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, String(value)])),
  })
  const response = await call(client, 'accountant', 'get', `${RUNS}/proposal?${query}`)
  response.assertStatus(200)
  return response.body()
}

export interface Item {
  billId: number
  amount: string
  discount?: string | null
}

/** Sends a draft of these items, in riyals unless stated. */
export const draftOf = (
  client: ApiClient,
  items: Item[],
  { by = 'accountant', ...more }: { by?: string } & Record<string, unknown> = {}
) =>
  call(client, by, 'post', RUNS, {
    body: {
      ...{ currency: 'SAR', dueThroughOn: inDays(0), executeOn: inDays(0), items },
      ...more,
    },
  })

export interface Run {
  id: number
  version: number
}

/** One step of a run, on the version that it has. */
export async function step(
  client: ApiClient,
  { id }: Pick<Run, 'id'>,
  by: string,
  action: string,
  body: Record<string, unknown> = {}
) {
  const { version: seen } = (await call(client, 'admin', 'get', `${RUNS}/${id}`)).body()
  const path = `${RUNS}/${id}${action && `/${action}`}`
  return call(client, by, action ? 'post' : 'patch', path, { body, seen })
}

/** A draft of these items, as the portal answers it. */
export async function aDraft(client: ApiClient, items: Item[], more: Record<string, unknown> = {}) {
  const made = await draftOf(client, items, more)
  made.assertStatus(201)
  return made.body()
}

/** A run that the accountant prepared and the general manager has approved. */
export async function anApprovedRun(
  client: ApiClient,
  items: Item[],
  more: Record<string, unknown> = {}
) {
  const run = await aDraft(client, items, more)
  ;(await step(client, run, 'accountant', 'submit')).assertStatus(200)
  const approved = await step(client, run, 'general.manager', 'approve')
  approved.assertStatus(200)
  return approved.body()
}

/** A draft that pays a part of a bill, everything of it entered through the portal. */
export async function anEnteredRun(client: ApiClient) {
  const vendorId = await anEnteredVendor(client, 'Paid together')
  const { id: billId } = await aDueBill(client, { vendorId })
  return aDraft(client, [{ billId, amount: '10' }])
}
