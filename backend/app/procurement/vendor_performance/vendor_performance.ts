import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { measurePerformance, medianOf, type MeasuredLine } from './performance.js'
import { netPriceE4 } from '#procurement/purchase_orders/pricing/price_order'
import { today } from '#core/settings/firm_clock'

/** So far back deliveries still say something of how a vendor works today. */
const MONTHS = 24
const PRICE_MONTHS = 12
const BINDING = ['approved', 'sent', 'partially_received', 'received', 'closed']

/** What the orders and deliveries of the last two years say of a vendor. */
export async function vendorPerformance(vendorId: number) {
  const since = DateTime.utc().minus({ months: MONTHS }).toISODate()
  const rows = await db
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .where('o.vendor_id', vendorId)
    .whereIn('o.status', BINDING)
    .where('o.ordered_on', '>=', since)
    .select('l.id', 'l.material_id', 'l.quantity_e4', 'l.accepted_e4', 'l.rejected_e4')
    .select(
      'l.unit_price_e4',
      'l.discount_bp',
      'o.required_on',
      'o.id as order_id',
      'o.currency',
      'l.unit'
    )
  const complete = await completionDays(rows.map(({ order_id }) => order_id))
  const medians = await medianPrices(rows)
  const lines = rows.map((row): MeasuredLine => {
    const acceptedE4 = Number(row.accepted_e4)
    const quantityE4 = Number(row.quantity_e4)
    return {
      materialId: row.material_id,
      requiredOn: row.required_on,
      quantityE4,
      acceptedE4,
      rejectedE4: Number(row.rejected_e4),
      unitPriceE4: paid(row),
      completeOn: acceptedE4 >= quantityE4 ? (complete.get(row.id) ?? null) : null,
      medianE4: medians.get(priceKey(row)) ?? null,
    }
  })
  const orders = new Set(rows.map(({ order_id }) => order_id)).size
  return {
    since,
    orders,
    ...measurePerformance(lines, await responseDays(vendorId, since!), today()),
  }
}

/** The last delivery of each line that took something in. */
async function completionDays(orderIds: number[]): Promise<Map<number, string>> {
  if (!orderIds.length) return new Map()
  const rows = await db
    .from('goods_receipt_lines as r')
    .join('goods_receipts as g', 'g.id', 'r.goods_receipt_id')
    .whereIn('g.purchase_order_id', [...new Set(orderIds)])
    .where('g.status', 'posted')
    .where('r.accepted_e4', '>', 0)
    .groupBy('r.order_line_id')
    .select('r.order_line_id')
    .max('g.received_on as last')
  return new Map(rows.map((row) => [row.order_line_id, row.last]))
}

interface PricedRow {
  material_id: number | null
  currency: string
  unit: string | null
}

interface Priced {
  unit_price_e4: number | string
  discount_bp: number
}

const paid = ({ unit_price_e4: price, discount_bp: discountBp }: Priced) =>
  netPriceE4({ unitPriceE4: Number(price), discountBp })

/** Prices compare within one material, one unit and one currency. */
const priceKey = ({ material_id: id, currency, unit }: PricedRow) => `${id}·${currency}·${unit}`

async function medianPrices(rows: PricedRow[]): Promise<Map<string, number>> {
  const materials = [...new Set(rows.flatMap(({ material_id }) => material_id ?? []))]
  if (!materials.length) return new Map()
  const since = DateTime.utc().minus({ months: PRICE_MONTHS }).toISODate()
  const prices: (PricedRow & Priced)[] = await db
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .whereIn('l.material_id', materials)
    .whereIn('o.status', BINDING)
    .where('o.ordered_on', '>=', since)
    .select('l.material_id', 'l.unit', 'l.unit_price_e4', 'l.discount_bp', 'o.currency')
  const groups = Map.groupBy(prices, priceKey)
  const medians = [...groups].map(([key, of]) => [key, medianOf(of.map(paid))!] as const)
  return new Map(medians)
}

/** Days from each request for a quote to this vendor's answer. */
async function responseDays(vendorId: number, since: string): Promise<number[]> {
  const rows: { invited_on: string; quoted_on: string }[] = await db
    .from('purchase_request_quotes')
    .where('vendor_id', vendorId)
    .where('quoted_on', '>=', since)
    .select('invited_on', 'quoted_on')
  const instant = (day: string) => DateTime.fromISO(day, { zone: 'utc' })
  return rows.map((row) => instant(row.quoted_on).diff(instant(row.invited_on), 'days').days)
}
