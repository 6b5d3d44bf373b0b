import type { DateTime } from 'luxon'
import { nextNumber } from '#core/numbering/next_number'
import { PURCHASE_ORDERS } from '#procurement/shared/number_series'
import { searchText } from '#engines/text/fold'
import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'
import type { PurchaseOrderStatus } from '#procurement/enums/purchase_order_statuses'
import { chargesOf } from '#procurement/purchase_orders/pricing/order_terms'
import {
  priceOrder,
  type Charge,
  type Taxed,
} from '#procurement/purchase_orders/pricing/price_order'
import { shownInArabic } from '#procurement/shared/localized_names'
import { CANCELLATIONS, GOODS, PLACES, REJECTIONS } from './order_data.js'
import { seedOrderApproval } from './order_approvals.js'

type Random = ReturnType<typeof seededRandom>

const COUNT = 48
/** Over and over: every status occurs, most orders are through. */
const STATUSES: PurchaseOrderStatus[] = [
  'approved',
  'submitted',
  'approved',
  'draft',
  'approved',
  'rejected',
  'submitted',
  'approved',
  'cancelled',
]
const SQL = 'yyyy-MM-dd HH:mm:ss'

/** What happened to one order, by whom and when. */
export interface OrderStory {
  id: number
  number: string
  title: string
  titleAr: string
  status: PurchaseOrderStatus
  currency: string
  totalMinor: number
  author: number
  createdAt: DateTime
  submittedAt: DateTime | null
  decidedAt: DateTime | null
  reason: string | null
}

interface VendorRow {
  id: number
  name: string
  purchasing_currency: string
}

/** A year of purchase orders in every status, with their lines and approvals. Needs the vendors. */
export async function seedPurchaseOrders(context: DemoContext) {
  const { trx } = context
  const random = seededRandom(4711)
  const vendors: VendorRow[] = await trx
    .from('vendors')
    .select('id', 'name', 'purchasing_currency')
    .orderBy('id')
  const terms: { id: number }[] = await trx.from('payment_terms').select('id').orderBy('id')
  for (let index = 0; index < COUNT; index++) {
    const vendor = random.pick(vendors)
    const story = await seedOrder(context, random, index, vendor, random.pick(terms).id)
    await seedOrderApproval(context, story, random)
  }
}

async function seedOrder(
  context: DemoContext,
  random: Random,
  index: number,
  vendor: VendorRow,
  termId: number
): Promise<OrderStory> {
  const { trx, projects } = context
  const life = lifeOf(context, random, index)
  const project = projects.length && random.chance(0.85) ? random.pick(projects) : null
  const place = random.pick(PLACES)
  const currency = vendor.purchasing_currency
  const terms = termsAt(index, currency)
  const { lines, prices } = linesFor(currency, random, chargesOf(terms))
  const number = await nextNumber(trx, PURCHASE_ORDERS, life.createdAt.year)
  const goods = lines.flatMap((line) => [line.description, line.description_ar])
  const [id] = await trx.table('purchase_orders').insert({
    number,
    vendor_id: vendor.id,
    vendor_name: vendor.name,
    ...projectColumns(project),
    required_on: life.createdAt.plus({ days: random.whole(10, 60) }).toISODate(),
    currency,
    payment_term_id: termId,
    delivery_location: place,
    ...termColumns(terms),
    subtotal_minor: prices.subtotalMinor,
    vat_minor: prices.vatMinor,
    total_minor: prices.totalMinor,
    terms: random.chance(0.5) ? 'Deliver with mill certificates. Partial delivery allowed.' : null,
    search_text: searchText(number, vendor.name, project?.name, project?.name_ar, place, ...goods),
    ...lifeColumns(life),
  })
  await trx
    .table('purchase_order_lines')
    .multiInsert(lines.map((line) => ({ ...line, purchase_order_id: id })))
  const title = [vendor.name, project?.name].filter(Boolean).join(' · ')
  const titleAr = [vendor.name, project && shownInArabic(project)].filter(Boolean).join(' · ')
  return { ...life, id, number, title, titleAr, currency, totalMinor: prices.totalMinor }
}

const projectColumns = (project: DemoContext['projects'][number] | null) => ({
  project_id: project?.id ?? null,
  project_name: project?.name ?? null,
  project_name_ar: project ? shownInArabic(project) : null,
})

const termColumns = (terms: ReturnType<typeof termsAt>) => ({
  retention_bp: terms.retentionBp,
  warranty_months: terms.warrantyMonths,
  freight_minor: terms.freightMinor,
  freight_vat_bp: terms.freightVatBp,
  freight_vat_category: terms.freightVatCategory,
  charges_minor: terms.chargesMinor,
  charges_vat_bp: terms.chargesVatBp,
  charges_vat_category: terms.chargesVatCategory,
})

type Life = Pick<
  OrderStory,
  'status' | 'author' | 'createdAt' | 'submittedAt' | 'decidedAt' | 'reason'
>

function lifeOf({ now, users }: DemoContext, random: Random, index: number): Life {
  // the older ones first, so that numbers follow the calendar
  const days = Math.round(((COUNT - index) * 300) / COUNT)
  const createdAt = now.minus({ days, minutes: random.whole(0, 400) })
  const status = STATUSES[index % STATUSES.length]
  const submittedAt = status === 'draft' ? null : createdAt.plus({ hours: random.whole(1, 30) })
  const isDecided = status === 'approved' || status === 'rejected'
  return {
    status,
    author: users[random.pick(['po.clerk', 'po.clerk', 'buyer'])].id,
    createdAt,
    submittedAt,
    decidedAt: isDecided ? submittedAt!.plus({ hours: random.whole(2, 60) }) : null,
    reason: reasonFor(status, random),
  }
}

function lifeColumns({ status, author, createdAt, submittedAt, decidedAt, reason }: Life) {
  return {
    status,
    ordered_on: createdAt.toISODate(),
    rejection_reason: status === 'rejected' ? reason : null,
    cancel_reason: status === 'cancelled' ? reason : null,
    submitted_at: submittedAt?.toFormat(SQL) ?? null,
    submitted_by: submittedAt ? author : null,
    version: [status, submittedAt, decidedAt].filter(Boolean).length,
    created_by: author,
    updated_by: author,
    created_at: createdAt.toFormat(SQL),
    updated_at: (decidedAt ?? submittedAt ?? createdAt).toFormat(SQL),
  }
}

function reasonFor(status: PurchaseOrderStatus, random: Random): string | null {
  if (status === 'rejected') return random.pick(REJECTIONS)
  return status === 'cancelled' ? random.pick(CANCELLATIONS) : null
}

/** Some orders hold money back, some pay for freight, a few for more: the same ones every time. */
function termsAt(index: number, currency: string) {
  const { vatCategory, vatRateBp } = taxOn(currency)
  const isLocal = currency === 'SAR'
  return {
    retentionBp: [1000, 0, 500][index % 3],
    warrantyMonths: [12, null, 0][index % 3],
    freightMinor: isLocal && index % 2 === 0 ? 750_00 : 0,
    freightVatCategory: vatCategory,
    freightVatBp: vatRateBp,
    chargesMinor: isLocal && index % 6 === 0 ? 230_00 : 0,
    // what the vendor lays out for us bears no VAT
    chargesVatCategory: 'O' as const,
    chargesVatBp: 0,
  }
}

/** A vendor abroad charges no Saudi VAT: what is imported is taxed at customs. */
function taxOn(currency: string): Taxed {
  return currency === 'SAR'
    ? { vatCategory: 'S', vatRateBp: 1500 }
    : { vatCategory: 'O', vatRateBp: 0 }
}

function linesFor(currency: string, random: Random, charges: Charge[]) {
  const goods = Array.from({ length: random.whole(1, 6) }, () => random.pick(GOODS))
  // large orders too, so that every tier of the approval rules has some
  const scale = random.chance(0.2) ? 1 : 0.12
  const inputs = goods.map(([, , , least, most, price]) => ({
    quantityE4: Math.max(1, Math.round(random.whole(least, most) * scale)) * 10_000,
    unitPriceE4: Math.round((price / RIYALS[currency]) * (0.9 + random.next() * 0.2) * 100) * 100,
    ...taxOn(currency),
  }))
  const { lines: amounts, ...prices } = priceOrder(inputs, currency, charges)
  const lines = goods.map(([description, descriptionAr, unit], i) => ({
    position: i + 1,
    description,
    description_ar: descriptionAr,
    unit,
    quantity_e4: inputs[i].quantityE4,
    unit_price_e4: inputs[i].unitPriceE4,
    vat_category: inputs[i].vatCategory,
    vat_rate_bp: inputs[i].vatRateBp,
    net_minor: amounts[i].netMinor,
    vat_minor: amounts[i].vatMinor,
    total_minor: amounts[i].totalMinor,
  }))
  return { lines, prices }
}

/** Riyals for one unit, roughly: prices of the demo only. */
const RIYALS: Record<string, number> = {
  SAR: 1,
  AED: 1.02,
  QAR: 1.03,
  KWD: 12.2,
  BHD: 9.97,
  EUR: 4.1,
}
