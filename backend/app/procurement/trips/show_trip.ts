import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approverOf } from '#core/approvals/approver'
import { userNames } from '#core/people/user_names'
import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import Trip from '#procurement/models/trip'
import { nameForReader } from '#procurement/queries/reader_names'
import TripDetailTransformer from '#procurement/transformers/trip_detail_transformer'

/** A trip as its page and every write on it answer. @throws AppError 404 */
export async function showTrip(ctx: HttpContext, id: number, unit?: Unit) {
  const trip = await Trip.query(unit && { client: unit.trx })
    .where('id', id)
    .preload('stops')
    .preload('cargo')
    .preload('events')
    .first()
  if (!trip) throw notFound()
  const names = await userNames(trip.events.map(({ createdBy }) => createdBy), unit?.trx) // prettier-ignore
  const numbers = await numbersOf(trip, unit)
  const arabic = await arabicCargo(trip, unit)
  return ctx.serialize(
    TripDetailTransformer.transform(trip, approverOf(ctx), names, numbers, arabic)
  )
}

/** What cargo is called in Arabic on the order or in the store that it is from, by its description there. */
async function arabicCargo({ purchaseOrderId, movementId }: Trip, unit?: Unit) {
  const client = unit?.trx ?? db
  const ordered = purchaseOrderId
    ? await client
        .from('purchase_order_lines')
        .where('purchase_order_id', purchaseOrderId)
        .select('description', 'description_ar')
    : []
  const moved = movementId
    ? await client
        .from('stock_movement_lines as l')
        .join('materials as m', 'm.id', 'l.material_id')
        .where('l.movement_id', movementId)
        .select('m.code', 'm.name', 'm.name_ar')
    : []
  const named: [string, string | null][] = [
    ...ordered.map((row): [string, string | null] => [row.description, row.description_ar]),
    ...moved.map((row): [string, string | null] => [
      `${row.code} ${row.name}`,
      row.name_ar && `${row.code} ${row.name_ar}`,
    ]),
  ]
  return new Map(named)
}

export interface TripNumbers {
  order: string | null
  movement: string | null
  project: string | null
  warehouse: string | null
}

/** Names of the records that a trip belongs to. */
async function numbersOf(trip: Trip, unit?: Unit): Promise<TripNumbers> {
  const client = unit?.trx ?? db
  const read = async (table: string, id: number | null, column: string) => {
    if (id === null) return null
    const row = await client.from(table).where('id', id).select(column).first()
    return (row?.[column] as string | undefined) ?? null
  }
  return {
    order: await read('purchase_orders', trip.purchaseOrderId, 'number'),
    movement: await read('stock_movements', trip.movementId, 'number'),
    project: await nameForReader('projects', trip.projectId, client),
    warehouse: await nameForReader('warehouses', trip.warehouseId, client),
  }
}
