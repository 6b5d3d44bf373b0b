import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'

export interface ContractPrice {
  materialId: number
  listId: number
  name: string
  currency: string
  validToOn: string | null
  unit: string
  priceE4: number
  minQuantityE4: number
}

/** What a vendor's price lists state for materials on a day, the largest minimum quantity first. */
export async function contractPrices(
  materialIds: number[],
  vendorId: number,
  on: string
): Promise<Map<number, ContractPrice[]>> {
  const rows = await inPortions(materialIds, (some) =>
    db
      .from('price_lists as p')
      .join('price_list_lines as l', 'l.price_list_id', 'p.id')
      .where('p.vendor_id', vendorId)
      .where('p.valid_from_on', '<=', on)
      .where((open) => open.whereNull('p.valid_to_on').orWhere('p.valid_to_on', '>=', on))
      .whereIn('l.material_id', some)
      .orderBy('l.min_quantity_e4', 'desc')
      .select('l.*', 'p.name', 'p.currency', 'p.valid_to_on')
  )
  const prices = rows.map((row) => ({
    ...{ materialId: row.material_id as number, listId: row.price_list_id as number },
    ...{ name: row.name, currency: row.currency, validToOn: row.valid_to_on, unit: row.unit },
    ...{ priceE4: Number(row.price_e4), minQuantityE4: Number(row.min_quantity_e4) },
  }))
  return Map.groupBy(prices, ({ materialId }) => materialId)
}
