import db from '@adonisjs/lucid/services/db'
import { formatMoney } from '#engines/money/money'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { arabicNames } from '#procurement/shared/localized_names'

interface Sums {
  warehouseId: number
  category: string
  valueMinor: number
  transitMinor: number
}

/**
 * What each warehouse held of each category in the evening of a day, and what was on its way to it:
 * what there is now, less all that was posted on later days.
 */
export async function valueOnDay(day: string) {
  const sums = await currentSums()
  for (const row of await postedSince(day)) {
    const one = sums.get(`${row.warehouse_id} ${row.category}`)!
    // what was consumed is not part of what is there
    if (row.place === 'consumed') continue
    if (row.place === 'store') one.valueMinor -= Number(row.value)
    else one.transitMinor -= Number(row.value)
  }
  const rows = [...sums.values()].filter(
    ({ valueMinor, transitMinor }) => valueMinor || transitMinor
  )
  const names = await storeNames(rows.map(({ warehouseId }) => warehouseId))
  return rows.map(({ warehouseId, category, valueMinor, transitMinor }) => ({
    ...{ warehouseId, ...names(warehouseId), category },
    value: formatMoney(valueMinor, STOCK_CURRENCY),
    transitValue: formatMoney(transitMinor, STOCK_CURRENCY),
    total: formatMoney(valueMinor + transitMinor, STOCK_CURRENCY),
    currency: STOCK_CURRENCY,
  }))
}

async function currentSums(): Promise<Map<string, Sums>> {
  const rows: any[] = await db
    .from('stock_levels')
    .groupBy('warehouse_id', 'category')
    .orderBy('warehouse_id')
    .orderBy('category')
    .select('warehouse_id', 'category')
    .sum('value_minor as value')
    .sum('transit_value_minor as transit')
  return new Map(
    rows.map(({ warehouse_id: warehouseId, category, value, transit }) => [
      `${warehouseId} ${category}`,
      { warehouseId, category, valueMinor: Number(value), transitMinor: Number(transit) },
    ])
  )
}

const postedSince = (day: string): Promise<any[]> =>
  db
    .from('stock_ledger as e')
    .join('stock_levels as s', 's.id', 'e.level_id')
    .where('e.posted_on', '>', day)
    .groupBy('s.warehouse_id', 's.category', 'e.place')
    .select('s.warehouse_id', 's.category', 'e.place')
    .sum('e.value_minor as value')

async function storeNames(ids: number[]) {
  const stores: any[] = await db
    .from('warehouses')
    .whereIn('id', [...new Set(ids)])
    .select('id', 'name')
  const names = new Map(stores.map(({ id, name }) => [id, name as string]))
  const arabic = await arabicNames('warehouses', ids)
  return (id: number) => ({
    warehouseName: names.get(id)!,
    warehouseNameAr: arabic.get(id) ?? null,
  })
}
