import db from '@adonisjs/lucid/services/db'
import type { Unit } from '#core/unit/unit'
import type PurchaseOrder from '#procurement/models/purchase_order'

export interface Delivery {
  en: string | null
  ar: string | null
}

/** In both languages, where the goods of an order or a request go. */
export async function deliveryOf(
  { warehouseId, deliveryLocation }: Pick<PurchaseOrder, 'warehouseId' | 'deliveryLocation'>,
  unit?: Unit
): Promise<Delivery> {
  const written = { en: deliveryLocation, ar: deliveryLocation }
  if (!warehouseId) return written
  const store = await (unit?.trx ?? db).from('warehouses').where('id', warehouseId).first()
  if (!store) return written
  const place = deliveryLocation ?? store.location
  const named = (name: string) => [name, place].filter(Boolean).join(' – ')
  return { en: named(store.name), ar: named(store.name_ar ?? store.name) }
}
