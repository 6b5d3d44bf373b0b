import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'
import { rawRows } from '#core/database/raw_rows'
import { netPriceE4 } from '#procurement/purchase_orders/pricing/price_order'

/** Orders that bind the firm, or have. */
const BINDING = ['approved', 'sent', 'partially_received', 'received', 'closed']
/** So many orders are shown. */
const SHOWN = 3
/** The newest lines, of which those of the latest days are shown. */
const LOOKED_AT = 12
/** So many materials in one statement: a compound select has its limit. */
const AT_ONCE = 100

export interface PastPrice {
  materialId: number
  orderId: number
  number: string
  vendorId: number
  vendorName: string
  orderedOn: string
  currency: string
  exchangeRateE6: number | null
  unit: string | null
  /** After the discount, in ten-thousandths. */
  priceE4: number
}

/** What the latest orders paid for each material, the latest day first; each read stops after a few rows. */
export async function lastPrices(
  materialIds: number[],
  exceptOrderId: number | null
): Promise<Map<number, PastPrice[]>> {
  const found = await inPortions(materialIds, (some) => pricesOf(some, exceptOrderId), AT_ONCE)
  const byMaterial = Map.groupBy(found, ({ materialId }) => materialId)
  return new Map([...byMaterial].map(([id, prices]) => [id, latest(prices)]))
}

const latest = (prices: PastPrice[]) =>
  prices
    .toSorted((a, b) => b.orderedOn.localeCompare(a.orderedOn) || b.orderId - a.orderId)
    .slice(0, SHOWN)

async function pricesOf(ids: number[], exceptOrderId: number | null): Promise<PastPrice[]> {
  const one = `SELECT * FROM (SELECT l.material_id, l.unit, l.unit_price_e4, l.discount_bp, o.id AS order_id,
      o.number, o.vendor_id, o.vendor_name, o.ordered_on, o.currency, o.exchange_rate_e6
    FROM purchase_order_lines l JOIN purchase_orders o ON o.id = l.purchase_order_id
    WHERE l.material_id = ? AND o.id <> ? AND o.status IN (${BINDING.map(() => '?').join(', ')})
    ORDER BY l.id DESC LIMIT ${LOOKED_AT}) p`
  const bindings = ids.flatMap((id) => [id, exceptOrderId ?? 0, ...BINDING])
  const all = ids.map(() => one).join(' UNION ALL ')
  const rows = await rawRows<Record<string, any>>(db.connection(), all, bindings)
  return rows.map((row) => ({
    ...{ materialId: row.material_id, orderId: row.order_id, number: row.number },
    ...{ vendorId: row.vendor_id, vendorName: row.vendor_name, orderedOn: row.ordered_on },
    ...{ currency: row.currency, unit: row.unit },
    exchangeRateE6: row.exchange_rate_e6 === null ? null : Number(row.exchange_rate_e6),
    priceE4: netPriceE4({
      unitPriceE4: Number(row.unit_price_e4),
      discountBp: Number(row.discount_bp),
    }),
  }))
}
