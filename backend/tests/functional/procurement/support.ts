import type { ApiClient } from '@japa/api-client'
import { VendorFactory } from '#database/factories/procurement/vendor_factory'
import type Vendor from '#procurement/vendors/models/vendor'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'

type Method = 'get' | 'post' | 'patch' | 'delete'

interface Sent {
  body?: Record<string, unknown>
  /** The version that was read. */
  seen?: number
  /** Accept-Language. */
  language?: 'en' | 'ar'
  /** Idempotency-Key. */
  key?: string
}

/** What the portal answers one of the demo people, asking with the CSRF token that a browser sends. */
export async function call(
  client: ApiClient,
  username: string,
  method: Method,
  path: string,
  sent: Sent = {}
) {
  const request = client[method](path)
    .loginAs(await person(username))
    .withCsrfToken()
  if (sent.body) request.unsafeJson(sent.body)
  if (sent.seen !== undefined) request.header('If-Match', `"${sent.seen}"`)
  if (sent.language) request.header('Accept-Language', sent.language)
  if (sent.key) request.header('Idempotency-Key', sent.key)
  return request
}

export function aVendor(values: Partial<Vendor> = {}): Promise<Vendor> {
  return VendorFactory.merge(values).create()
}

/** Sends a document of a vendor. */
export async function sendDocument(
  client: ApiClient,
  username: string,
  vendorId: number,
  fields: Record<string, string>,
  content = pdf()
) {
  const request = client
    .post(`/api/vendors/${vendorId}/documents`)
    .loginAs(await person(username))
    .withCsrfToken()
    .file('file', content, { filename: 'السجل التجاري.pdf' })
  for (const [name, value] of Object.entries(fields)) request.field(name, value)
  return request
}

/** Files what a vendor lacks and has it approved by a person who has not entered it. */
export async function approveVendor(
  client: ApiClient,
  id: number,
  { by = 'buyer', approver = 'admin' } = {}
) {
  const path = `/api/vendors/${id}`
  const { missingDocuments } = (await call(client, by, 'get', path)).body()
  for (const documentType of missingDocuments)
    (await sendDocument(client, by, id, { documentType })).assertStatus(201)
  const { version: seen } = (await call(client, approver, 'get', path)).body()
  const sent = { body: { status: 'approved' }, seen }
  const approved = await call(client, approver, 'post', `${path}/status`, sent)
  approved.assertStatus(200)
  return approved.body()
}

/** A valid body of a new vendor. */
export const vendorBody = (more: Record<string, unknown> = {}) => ({
  name: 'Najd Steel Factory',
  type: 'domestic',
  group: 'manufacturer',
  businessAddress: 'Second Industrial City, Street 12',
  city: 'Riyadh',
  country: 'Saudi Arabia',
  postalCode: '14331',
  primaryContactName: 'سعد المطيري',
  phone: '+966 11 265 1122',
  mobile: '+966 55 123 4567',
  email: 'sales@najdsteel.example',
  fax: '+966 11 265 1123',
  website: 'www.najdsteel.example',
  bankName: 'Al Rajhi Bank',
  bankCity: 'Riyadh',
  bankCountry: 'Saudi Arabia',
  accountName: 'Najd Steel Factory LLC',
  accountNumber: '608010167519',
  iban: 'SA03 8000 0000 6080 1016 7519',
  swiftCode: 'RJHISARI',
  purchasingCurrency: 'SAR',
  ...more,
})

/** A line worth exactly `amount` riyals before VAT. */
export const line = (amount = '30.09', more: Record<string, unknown> = {}) => ({
  description: 'Reinforcement steel 16 mm',
  quantity: '1',
  unit: 'ton',
  unitPrice: amount,
  vatRate: '15',
  ...more,
})

let terms = 0

/** A payment term of these parts, as the portal answers it. */
export async function aTerm(client: ApiClient, parts: object[]) {
  const body = { code: `P-${++terms}`, name: 'Instalments', nameAr: 'دفعات', parts }
  const made = await call(client, 'buyer', 'post', '/api/payment-terms', { body })
  made.assertStatus(201)
  return made.body()
}

/** An order of `creator` worth `net` riyals before VAT, as the portal answers it. */
export async function anOrder(
  client: ApiClient,
  creator: string,
  net = '1000',
  more: Record<string, unknown> = {}
) {
  const vendorId = more.vendorId ?? (await aVendor()).id
  const body = { vendorId, lines: [line(net)], ...more }
  const response = await call(client, creator, 'post', '/api/purchase-orders', { body })
  response.assertStatus(201)
  return response.body()
}

/** The same, handed in for approval. */
export async function aSubmittedOrder(client: ApiClient, creator: string, net = '1000') {
  const order = await anOrder(client, creator, net)
  const path = `/api/purchase-orders/${order.id}/submit`
  const response = await call(client, creator, 'post', path, { seen: order.version })
  response.assertStatus(200)
  return response.body()
}

interface Asked {
  lines?: { quantity: string; unitPrice: string; vatRate?: string; vatCategory?: string }[]
  charges?: { amount: string; vatRate?: string; vatCategory?: string }[]
}

/** An invoice in riyals with the total that its vendor prints, VAT at 15 percent unless stated. */
export function invoice<Body extends Asked>(body: Body): Body & { printedTotal: string } {
  const rows = [
    ...(body.lines ?? []).map((row) => ({
      ...row,
      net: Number(row.quantity) * Number(row.unitPrice),
    })),
    ...(body.charges ?? []).map((row) => ({ ...row, net: Number(row.amount) })),
  ]
  const byRate = new Map<number, number>()
  for (const { net, vatRate, vatCategory } of rows) {
    const rate = vatCategory && vatCategory !== 'S' ? 0 : Number(vatRate ?? 15)
    byRate.set(rate, (byRate.get(rate) ?? 0) + Math.round(net * 100 + 1e-6))
  }
  const minor = [...byRate].reduce(
    (sum, [rate, net]) => sum + net + Math.round((net * rate) / 100 + 1e-6),
    0
  )
  return { ...body, printedTotal: (minor / 100).toFixed(2) }
}
