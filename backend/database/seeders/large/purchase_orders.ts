import { PURCHASE_ORDERS } from '#procurement/shared/number_series'
import { searchText } from '#engines/text/fold'
import type { PurchaseOrderStatus } from '#procurement/enums/purchase_order_statuses'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { ApprovalWriter } from './approvals.js'
import {
  afterDays,
  dayOf,
  firstFreeId,
  inChunks,
  instantOf,
  sqlTime,
  type LargeContext,
} from './context.js'
import { someLines } from './lines.js'
import type { Row } from './row_writer.js'
import { DISTRICTS } from './vocabulary.js'

const VAT_BP = 1500
const DAY = 86_400_000
const REASON = 'Ask two more suppliers first'

/** Adds purchase orders with their lines and the approvals that their status tells of. */
export async function addPurchaseOrders(context: LargeContext, count: number) {
  const first = await firstFreeId(context, 'purchase_orders')
  const approvals = await ApprovalWriter.open(context)
  await inChunks(count, async (from, to) => {
    const rows: Row[] = []
    const lines: Row[] = []
    for (let index = from; index < to; index++) {
      const made = order(context, first + index, index / count, instantOf(context, index, count))
      rows.push(made.row)
      lines.push(...made.lines)
      if (made.row.status !== 'draft') await requestApproval(approvals, made)
    }
    await context.write('purchase_orders', rows)
    await context.write('purchase_order_lines', lines)
    await approvals.flush()
  })
}

type Made = { row: Row; lines: Row[]; at: number; decidedAt: number | null }

function order(context: LargeContext, id: number, progress: number, at: number): Made {
  const { random } = context
  const status = statusAt(context, at)
  const decided = status !== 'draft' && status !== 'submitted'
  const decidedAt = decided ? afterDays(at, random.whole(1, 9), context) : null
  const number = context.numbers.next(PURCHASE_ORDERS, dayOf(at).slice(0, 4))
  const priced = pricedLines(context, id)
  const vendor = random.pick(context.vendors)
  const project = projectAt(context, progress)
  const author = context.user('po.clerk')
  const place = random.pick(DISTRICTS)
  const row = {
    id,
    number,
    vendor_id: vendor.id,
    vendor_name: vendor.name,
    project_id: project?.id ?? null,
    project_name: project?.name ?? null,
    project_name_ar: project?.nameAr ?? null,
    ordered_on: dayOf(at),
    required_on: dayOf(at + random.whole(7, 90) * DAY),
    currency: 'SAR',
    payment_term_id: random.pick(context.terms),
    delivery_location: place,
    status,
    subtotal_minor: priced.subtotalMinor,
    vat_minor: priced.vatMinor,
    total_minor: priced.totalMinor,
    ...life(status, author, at, decidedAt),
    search_text: searchText(
      number,
      vendor.name,
      project?.name,
      project?.nameAr,
      place,
      ...priced.descriptions
    ),
  }
  return { row, lines: priced.rows, at, decidedAt }
}

/** Who did what, and when; who decided is known once its approval is written. */
function life(status: PurchaseOrderStatus, author: number, at: number, decidedAt: number | null) {
  return {
    rejection_reason: status === 'rejected' ? REASON : null,
    cancel_reason: status === 'cancelled' ? 'The client changed the scope' : null,
    submitted_at: status === 'draft' ? null : sqlTime(at),
    submitted_by: status === 'draft' ? null : author,
    decided_at: decidedAt && sqlTime(decidedAt),
    decided_by: null as number | null,
    version: decidedAt ? 3 : status === 'draft' ? 1 : 2,
    created_by: author,
    updated_by: author,
    created_at: sqlTime(at),
    updated_at: sqlTime(decidedAt ?? at),
  }
}

function statusAt({ random, now }: LargeContext, at: number): PurchaseOrderStatus {
  const young = now - at < 45 * DAY
  if (young && random.chance(0.5)) return random.chance(0.4) ? 'draft' : 'submitted'
  if (random.chance(0.02)) return 'draft'
  return random.pick(['rejected', 'cancelled', ...Array<'approved'>(14).fill('approved')] as const)
}

/** Most orders are for a project that existed by then; the rest is for the yard. */
function projectAt({ random, projects }: LargeContext, progress: number) {
  if (!projects.length || random.chance(0.2)) return null
  return projects[Math.floor(random.next() * Math.max(1, progress * projects.length))]
}

function pricedLines(context: LargeContext, id: number) {
  const lines = someLines(context, 0.05)
  const inputs = lines.map(({ quantityE4, rateE4 }) => ({
    quantityE4,
    unitPriceE4: rateE4,
    vatCategory: 'S' as const,
    vatRateBp: VAT_BP,
  }))
  const { lines: prices, ...totals } = priceOrder(inputs, 'SAR')
  const rows = lines.map((line, index) => ({
    purchase_order_id: id,
    position: index + 1,
    description: line.description,
    description_ar: line.descriptionAr,
    quantity_e4: line.quantityE4,
    unit: line.unit,
    unit_price_e4: line.rateE4,
    vat_category: 'S',
    vat_rate_bp: VAT_BP,
    net_minor: prices[index].netMinor,
    vat_minor: prices[index].vatMinor,
    total_minor: prices[index].totalMinor,
  }))
  return {
    rows,
    ...totals,
    descriptions: lines.flatMap((line) => [line.description, line.descriptionAr]),
  }
}

async function requestApproval(approvals: ApprovalWriter, { row, at, decidedAt }: Made) {
  const title = [row.vendor_name, row.project_name].filter(Boolean).join(' · ')
  row.decided_by = await approvals.add({
    documentType: 'purchase_order',
    documentId: Number(row.id),
    number: String(row.number),
    title,
    link: `/procurement/purchase-orders/${row.id}/approval`,
    amountMinor: Number(row.total_minor),
    requestedBy: Number(row.created_by),
    requestedAt: at,
    status:
      row.status === 'submitted' ? 'pending' : row.status === 'rejected' ? 'rejected' : 'approved',
    decidedAt,
    comment: row.status === 'rejected' ? REASON : null,
  })
}
