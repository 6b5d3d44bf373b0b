import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { INTEGRITY_CHECKS } from '#database/integrity/index'
import { faultsOfAll } from '#tests/helpers/integrity'
import { postMissing } from '#finance/ledger/post_missing'
import type Vendor from '#procurement/vendors/models/vendor'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { aPaidVendor } from './payment_run_support.js'
import { call, invoice, line } from './support.js'

export const RETURNS = '/api/withholding-returns'

/** A vendor from abroad with a confirmed account. */
export const aForeignVendor = (values: Partial<Vendor> = {}) =>
  aPaidVendor({ country: 'Germany', type: 'international', name: 'Rhein Ingenieure', ...values })

export async function kindId(code: string): Promise<number> {
  const row = await db.from('withholding_kinds').where('code', code).firstOrFail()
  return Number(row.id)
}

/** Says what a vendor is for tax, in the name of an owner of the portal. */
export async function sayResidency(
  client: ApiClient,
  vendorId: number,
  { isResident = false, code = null as string | null } = {}
) {
  const path = `/api/vendors/${vendorId}/withholding`
  const { version: seen } = (await call(client, 'admin', 'get', path)).body()
  const body = { isResident, kindId: code && (await kindId(code)) }
  return call(client, 'admin', 'patch', path, { body, seen })
}

/** A vendor that usually does what the code names. */
export async function aTaxedVendor(client: ApiClient, code = 'technical', more = {}) {
  const vendor = await aForeignVendor(more)
  ;(await sayResidency(client, vendor.id, { code })).assertStatus(200)
  return vendor.id
}

interface Of {
  vendorId: number
  net?: string
  currency?: string
  /** More of the order. */
  order?: object
  /** More of the line of the bill, and of the bill. */
  of?: object
  bill?: object
}

let bills = 0

/** An order of one line without VAT that has come. */
export async function aDeliveredOrder(client: ApiClient, { vendorId, net = '1000', ...of }: Of) {
  const lines = [line(net, { vatCategory: 'O', vatRate: undefined })]
  const asked = { vendorId, currency: of.currency ?? 'SAR', lines, ...of.order }
  const order = await anApprovedOrder(client, asked)
  return { id: order.id as number, lineId: order.lines[0].id as number, net }
}

type Order = Awaited<ReturnType<typeof aDeliveredOrder>>

export async function receive(client: ApiClient, { id, lineId }: Order) {
  const { version: seen } = await fresh(client, id)
  const body = { lines: [{ lineId, accepted: '1' }] }
  const made = await call(client, 'storekeeper', 'post', `${ORDERS}/${id}/receipts`, { body, seen })
  made.assertStatus(201)
}

/** Sends a bill of an order that has come. */
export async function sendBill(
  client: ApiClient,
  { id, lineId, net }: Order,
  { of = {}, bill = {} }: Pick<Of, 'of' | 'bill'> = {}
) {
  const { version: seen } = await fresh(client, id)
  const lines = [{ lineId, quantity: '1', unitPrice: net, vatCategory: 'O', ...of }]
  const body = { ...invoice({ vendorNumber: `W-${++bills}`, lines }), ...bill }
  return call(client, 'po.clerk', 'post', `${ORDERS}/${id}/bills`, { body, seen })
}

/** A bill of services that came, as the portal answers it. */
export async function aTaxedBill(client: ApiClient, of: Of) {
  const order = await aDeliveredOrder(client, of)
  await receive(client, order)
  const made = await sendBill(client, order, of)
  made.assertStatus(201)
  const [bill] = made.body()
  return { order, orderId: order.id, id: bill.id as number, bill }
}

interface BillOf {
  orderId: number
  id: number
}

export async function billNow(client: ApiClient, { orderId, id }: BillOf) {
  const all = (await call(client, 'accountant', 'get', `${ORDERS}/${orderId}/bills`)).body()
  return all.find((bill: { id: number }) => bill.id === id)
}

export async function pay(client: ApiClient, bill: BillOf, amount: string, more: object = {}) {
  const { version: seen } = await billNow(client, bill)
  const path = `${ORDERS}/${bill.orderId}/bills/${bill.id}/pay`
  return call(client, 'accountant', 'post', path, { body: { amount, ...more }, seen })
}

/** What was withheld, a row after another. */
export const withheldRows = (of: Record<string, number> = {}) =>
  db.from('withholdings').where(of).orderBy('id')

const CHECKS = [
  'payments_of_bills',
  'refunds_of_vendors',
  'payment_runs',
  'instalments_of_bills',
  'advances_to_vendors',
  'recoveries_of_bills',
  'journal_entries',
  'documents_in_the_ledger',
  'control_accounts',
  'withholding_tax',
]

/** What the checks of money find once everything is posted. */
export async function faults(): Promise<string[]> {
  await postMissing()
  return faultsOfAll(INTEGRITY_CHECKS.filter(({ name }) => CHECKS.includes(name)))
}
