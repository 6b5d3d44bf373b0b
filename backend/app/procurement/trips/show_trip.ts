import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approverOf } from '#core/approvals/approver'
import { userNames } from '#core/base/user_names'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { ordersOfOwn } from '#procurement/purchase_orders/duties'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import Trip from './trip.js'
import { localizedNameOf } from '#procurement/shared/localized_names'
import TripDetailTransformer, {
  type TripNumbers,
} from '#procurement/trips/transformers/trip_detail_transformer'

/** A trip as its page and every write on it answer. @throws AppError 404 */
export async function showTrip(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const trip = await Trip.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('stops')
    .preload('cargo')
    .preload('events')
    .first()
  if (!trip) throw notFound()
  const names = await userNames(
    trip.events.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const numbers = await numbersOf(trip, uow)
  const arabic = await arabicCargo(trip, uow)
  const order = await PurchaseOrder.find(trip.purchaseOrderId ?? 0, uow && { client: uow.trx })
  const duties = await ordersOfOwn(order ? [order] : [], approverOf(ctx).userId, uow?.trx)
  const duty = duties.get(trip.purchaseOrderId ?? 0) ?? null
  return ctx.serialize(
    TripDetailTransformer.transform(trip, approverOf(ctx), names, numbers, arabic, duty)
  )
}

/** What cargo is called in Arabic on the order or in the store that it is from, by its description there. */
async function arabicCargo({ purchaseOrderId, movementId }: Trip, uow?: UnitOfWork) {
  const client = uow?.trx ?? db
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

/** Names of the records that a trip belongs to. */
async function numbersOf(trip: Trip, uow?: UnitOfWork): Promise<TripNumbers> {
  const client = uow?.trx ?? db
  const read = async (table: string, id: number | null, column: string) => {
    if (id === null) return null
    const row = await client.from(table).where('id', id).select(column).first()
    return (row?.[column] as string | undefined) ?? null
  }
  return {
    order: await read('purchase_orders', trip.purchaseOrderId, 'number'),
    movement: await read('stock_movements', trip.movementId, 'number'),
    project: await localizedNameOf('project_names', trip.projectId, client),
    warehouse: await localizedNameOf('warehouses', trip.warehouseId, client),
  }
}
