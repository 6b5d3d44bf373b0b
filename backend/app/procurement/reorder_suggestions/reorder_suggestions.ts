import { ORDERED_FACTOR } from '#database/unit_factors'
import db from '@adonisjs/lucid/services/db'
import { formatDecimal4 } from '#engines/money/money'
import { suggestedE4 } from './suggestion.js'

const MOST = 500
const OPEN = ['approved', 'sent', 'partially_received']
const BINDING = [...OPEN, 'received', 'closed']

/**
 * What the stores are short of, with what is already under way taken off, the vendor of the last
 * order and its price. Lines without a store count for no store.
 */
export async function reorderSuggestions() {
  const levels = await db
    .from('stock_levels as s')
    .join('materials as m', 'm.id', 's.material_id')
    .join('warehouses as w', 'w.id', 's.warehouse_id')
    .where('s.below_reorder', true)
    .where('m.active', true)
    .orderBy('s.material_code')
    .orderBy('s.id')
    .limit(MOST)
    .select('s.*', 'm.last_price_e4', 'w.name_ar as store_name_ar')
  const materialIds = [...new Set(levels.map(({ material_id }) => material_id))]
  if (!materialIds.length) return []
  const ordered = await onOrder(materialIds)
  const vendors = await lastVendors(materialIds)
  return levels.flatMap((row) => {
    const onOrderE4 = ordered.get(`${row.material_id}@${row.warehouse_id}`) ?? 0
    return suggestion(row, onOrderE4, vendors.get(row.material_id))
  })
}

/** None where what is under way already fills the store up. */
function suggestion(row: any, onOrderE4: number, vendor?: { id: number; name: string }) {
  const level = {
    onHandE4: Number(row.on_hand_e4),
    inTransitE4: Number(row.in_transit_e4),
    onOrderE4,
    reorderLevelE4: Number(row.reorder_level_e4),
    reorderQuantityE4: Number(row.reorder_quantity_e4),
  }
  const quantityE4 = suggestedE4(level)
  if (!quantityE4) return []
  return {
    id: row.id as number,
    materialId: row.material_id as number,
    materialCode: row.material_code as string,
    materialName: row.material_name as string,
    materialNameAr: row.material_name_ar as string | null,
    unit: row.unit as string,
    warehouseId: row.warehouse_id as number,
    warehouseName: row.warehouse_name as string,
    warehouseNameAr: row.store_name_ar as string | null,
    onHand: formatDecimal4(level.onHandE4),
    inTransit: formatDecimal4(level.inTransitE4),
    onOrder: formatDecimal4(level.onOrderE4),
    reorderLevel: formatDecimal4(level.reorderLevelE4),
    suggested: formatDecimal4(quantityE4),
    lastPrice: row.last_price_e4 === null ? null : formatDecimal4(Number(row.last_price_e4)),
    vendorId: vendor?.id ?? null,
    vendorName: vendor?.name ?? null,
  }
}

/** What is still to come, by material and store, in base units. */
async function onOrder(materialIds: number[]): Promise<Map<string, number>> {
  const rows = await db
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .joinRaw(ORDERED_FACTOR)
    .whereIn('l.material_id', materialIds)
    .whereIn('o.status', OPEN)
    .whereNotNull('o.warehouse_id')
    .select('l.material_id', 'o.warehouse_id', 'l.quantity_e4', 'l.accepted_e4', 'u.factor_e4')
  const sums = new Map<string, number>()
  for (const row of rows) {
    const key = `${row.material_id}@${row.warehouse_id}`
    const open = Math.max(0, Number(row.quantity_e4) - Number(row.accepted_e4))
    const base = Math.round((open * Number(row.factor_e4 ?? 10_000)) / 10_000)
    sums.set(key, (sums.get(key) ?? 0) + base)
  }
  return sums
}

/** From whom each material was ordered last. */
async function lastVendors(materialIds: number[]) {
  const newest = db
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .whereIn('l.material_id', materialIds)
    .whereIn('o.status', BINDING)
    .groupBy('l.material_id')
    .max('l.id as id')
  const rows = await db
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .whereIn(
      'l.id',
      (await newest).map(({ id }) => id)
    )
    .select('l.material_id', 'o.vendor_id', 'o.vendor_name')
  return new Map<number, { id: number; name: string }>(
    rows.map((row) => [row.material_id, { id: row.vendor_id, name: row.vendor_name }])
  )
}
