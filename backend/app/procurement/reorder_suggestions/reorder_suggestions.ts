import { ORDERED_FACTOR } from '#database/unit_factors'
import db from '@adonisjs/lucid/services/db'
import { formatDecimal4 } from '#engines/money/money'
import { today } from '#core/settings/firm_clock'
import { orderBy, suggestedE4 } from './suggestion.js'

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
    .select('s.*', 'm.last_price_e4', 'm.pack_e4', 'm.lead_days', 'w.name_ar as store_name_ar')
  const materialIds = [...new Set(levels.map(({ material_id }) => material_id))]
  if (!materialIds.length) return []
  const ordered = await onOrder(materialIds)
  const vendors = await lastVendors(materialIds)
  const needed = await neededDays(levels)
  return levels.flatMap((row) => {
    const onOrderE4 = ordered.get(`${row.material_id}@${row.warehouse_id}`) ?? 0
    return suggestion(
      row,
      { onOrderE4, neededOn: needed.get(row.id) ?? null },
      vendors.get(row.material_id)
    )
  })
}

/** How it is sold, how long it takes, and by when to order; without a day of need at once. */
const supplyOf = (row: any, neededOn: string | null) => ({
  pack: row.pack_e4 === null ? null : formatDecimal4(Number(row.pack_e4)),
  leadDays: row.lead_days as number | null,
  neededOn,
  orderBy: neededOn && orderBy(neededOn, row.lead_days),
})

/** None where what is under way already fills the store up. */
function suggestion(
  row: any,
  { onOrderE4, neededOn }: { onOrderE4: number; neededOn: string | null },
  vendor?: { id: number; name: string }
) {
  const level = {
    onHandE4: Number(row.on_hand_e4),
    boundE4: Number(row.held_e4) + Number(row.reserved_e4),
    inTransitE4: Number(row.in_transit_e4) - Number(row.transit_held_e4),
    onOrderE4,
    reorderLevelE4: Number(row.reorder_level_e4),
    reorderQuantityE4: Number(row.reorder_quantity_e4),
    packE4: row.pack_e4 === null ? null : Number(row.pack_e4),
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
    bound: formatDecimal4(level.boundE4),
    inTransit: formatDecimal4(level.inTransitE4),
    onOrder: formatDecimal4(level.onOrderE4),
    reorderLevel: formatDecimal4(level.reorderLevelE4),
    suggested: formatDecimal4(quantityE4),
    ...supplyOf(row, neededOn),
    lastPrice: row.last_price_e4 === null ? null : formatDecimal4(Number(row.last_price_e4)),
    vendorId: vendor?.id ?? null,
    vendorName: vendor?.name ?? null,
  }
}

/**
 * The first day on which each level is needed: that of its reservations, else of what schedules need of
 * its material from today on.
 */
async function neededDays(levels: any[]): Promise<Map<number, string>> {
  const reserved = await db
    .from('stock_reservations')
    .whereIn(
      'level_id',
      levels.map(({ id }) => id)
    )
    .where('status', 'open')
    .whereNotNull('needed_on')
    .groupBy('level_id')
    .select('level_id')
    .min('needed_on as day')
  const scheduled = await db
    .from('schedule_needs')
    .whereIn(
      'material_id',
      levels.map((row) => row.material_id)
    )
    .where('need_by_on', '>=', today())
    .groupBy('material_id')
    .select('material_id')
    .min('need_by_on as day')
  const ofLevel = new Map(reserved.map((row) => [row.level_id, row.day]))
  const ofMaterial = new Map(scheduled.map((row) => [row.material_id, row.day]))
  return new Map(
    levels.flatMap((row) => {
      const days = [ofLevel.get(row.id), ofMaterial.get(row.material_id)].filter(Boolean).sort()
      return days.length ? [[row.id, days[0]] as [number, string]] : []
    })
  )
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
