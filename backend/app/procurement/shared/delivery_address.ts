import db from '@adonisjs/lucid/services/db'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

interface Destination {
  warehouseId: number | null
  deliveryLocation: string | null
}

export interface Delivery {
  en: string | null
  ar: string | null
}

/** In both languages, where the goods of an order or a request go. */
export async function deliveryOf(
  { warehouseId, deliveryLocation }: Destination,
  uow?: UnitOfWork
): Promise<Delivery> {
  const written = { en: deliveryLocation, ar: deliveryLocation }
  if (!warehouseId) return written
  const store = await (uow?.trx ?? db).from('warehouses').where('id', warehouseId).first()
  if (!store) return written
  const place = deliveryLocation ?? store.location
  const named = (name: string) => [name, place].filter(Boolean).join(' – ')
  return { en: named(store.name), ar: named(store.name_ar ?? store.name) }
}
