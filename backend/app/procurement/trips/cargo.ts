import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import { mostAcceptable, RECEIPT_TOLERANCE_BP } from '#procurement/purchase_orders/progress'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Trip from './trip.js'
import type { updateTripValidator } from './validator.js'

type Changes = Infer<typeof updateTripValidator>
type CargoInput = NonNullable<Changes['cargo']>[number]

interface CargoLine {
  orderLineId: number | null
  movementLineId: number | null
  description: string
  unit: string | null
  quantity: string
  weight?: string | null
  volume?: string | null
}

const TABLES = {
  vendorId: 'vendors',
  equipmentId: 'equipment',
  purchaseOrderId: 'purchase_orders',
  movementId: 'stock_movements',
  warehouseId: 'warehouses',
  projectId: 'project_names',
} as const

/** @throws AppError 422 on each field that names a record which does not exist */
export async function requireReferences(uow: UnitOfWork, input: Changes) {
  const wrong: Record<string, string[]> = {}
  for (const [field, table] of Object.entries(TABLES)) {
    const id = input[field as keyof typeof TABLES]
    if (id && !(await uow.trx.from(table).where('id', id).select('id').first()))
      wrong[field] = ['absent']
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/**
 * What a trip carries: lines of its order, or free text. Of a transfer it carries every line.
 * @throws AppError 422 on a line of another order, without a description, or of more than its order
 *   leaves to be brought; 409 TRIP_TAKEN where another trip carries the transfer
 */
export async function cargoOf(
  uow: UnitOfWork,
  trip: Trip,
  cargo: CargoInput[]
): Promise<CargoLine[]> {
  if (trip.movementId) {
    await refuseSecondTrip(uow, trip)
    return transferCargo(uow, trip.movementId, cargo)
  }
  const own = trip.purchaseOrderId
    ? await uow.trx
        .from('purchase_order_lines')
        .where('purchase_order_id', trip.purchaseOrderId)
        .select('id', 'description', 'unit', 'quantity_e4', 'material_id')
        .forUpdate()
    : []
  const weights = await weightsOf(
    uow,
    own.map(({ material_id: id }) => id)
  )
  const lines = new Map(own.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const result = cargo.map((stated, i) => {
    const line = stated.orderLineId ? lines.get(stated.orderLineId) : undefined
    if (stated.orderLineId && !line) wrong[`cargo.${i}.orderLineId`] = ['absent']
    const description = stated.description || line?.description
    if (!description) wrong[`cargo.${i}.description`] = ['required']
    return {
      orderLineId: stated.orderLineId ?? null,
      movementLineId: null,
      description: description ?? '',
      unit: stated.unit ?? line?.unit ?? null,
      ...{ quantity: stated.quantity, volume: stated.volume },
      weight: stated.weight ?? weightOf(stated, line, weights),
    }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  await refuseMoreThanOrdered(uow, trip, result, lines)
  return result
}

/** Over all trucks together, no more is brought than ordered and the tolerance of deliveries. */
async function refuseMoreThanOrdered(
  uow: UnitOfWork,
  trip: Trip,
  cargo: CargoLine[],
  lines: Map<number, { quantity_e4: number | string }>
) {
  const onTrips = await carriedElsewhere(uow, trip, [...lines.keys()])
  const tolerance = setting('receiptToleranceBp', RECEIPT_TOLERANCE_BP)
  const wrong: Record<string, string[]> = {}
  for (const [i, { orderLineId, quantity }] of cargo.entries()) {
    if (!orderLineId) continue
    const carriedE4 = (onTrips.get(orderLineId) ?? 0) + Number(parseDecimal(quantity, 4))
    onTrips.set(orderLineId, carriedE4)
    const ordered = Number(lines.get(orderLineId)!.quantity_e4)
    if (carriedE4 > mostAcceptable(ordered, tolerance))
      wrong[`cargo.${i}.quantity`] = ['overTolerance']
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/** What other trips bring or have brought of lines of an order; of a failed one nothing came. */
async function carriedElsewhere(uow: UnitOfWork, trip: Trip, ids: number[]) {
  if (!ids.length) return new Map<number, number>()
  const rows: any[] = await uow.trx
    .from('trip_cargo as c')
    .join('trips as t', 't.id', 'c.trip_id')
    .whereIn('c.order_line_id', ids)
    .whereNotIn('t.status', ['failed', 'cancelled'])
    .if(trip.id, (query) => void query.where('t.id', '!=', trip.id))
    .select('c.order_line_id', 'c.quantity_e4', 'c.delivered_e4')
  const sums = new Map<number, number>()
  for (const row of rows) {
    const id = Number(row.order_line_id)
    // what was delivered counts as delivered, what was left or refused may be brought again
    const carried = Number(row.delivered_e4 ?? row.quantity_e4)
    sums.set(id, (sums.get(id) ?? 0) + carried)
  }
  return sums
}

async function refuseSecondTrip(uow: UnitOfWork, trip: Trip) {
  // two trips that are planned at once wait for each other here
  const movement = await uow.trx
    .from('stock_movements')
    .where('id', trip.movementId!)
    .forUpdate()
    .first()
  if (movement.type !== 'transfer' || movement.status !== 'in_transit')
    throw invalid({ movementId: ['notInTransit'] })
  const other = await uow.trx
    .from('trips')
    .where('movement_id', trip.movementId!)
    .whereNotIn('status', ['failed', 'cancelled'])
    .if(trip.id, (query) => void query.where('id', '!=', trip.id))
    .select('number')
    .first()
  if (other) throw conflict('TRIP_TAKEN', { params: { number: other.number } })
}

/** Kilograms of one base unit, of the materials that have a weight. */
async function weightsOf(uow: UnitOfWork, ids: (number | null)[]) {
  const rows = await uow.trx
    .from('materials')
    .whereIn('id', [...new Set(ids.filter((id) => id !== null))])
    .whereNotNull('weight_e4')
    .select('id', 'unit', 'weight_e4')
  return new Map(rows.map((row) => [Number(row.id), row]))
}

/** What a line weighs by its material; unknown where it is in another unit. */
function weightOf(
  { quantity, unit }: { quantity: string; unit?: string | null },
  line: { material_id: number | null; unit: string | null } | undefined,
  weights: Map<number, { unit: string; weight_e4: number | string }>
): string | null {
  const material = weights.get(line?.material_id ?? 0)
  if (!material || (unit ?? line!.unit) !== material.unit) return null
  return kilograms(Number(parseDecimal(quantity, 4)), Number(material.weight_e4))
}

/** Never nothing: the least that is kept. */
const kilograms = (quantityE4: number, weightE4: number) =>
  formatDecimal4(Math.max(1, Number((BigInt(quantityE4) * BigInt(weightE4)) / 10_000n)))

/** Every line of the transfer; what is stated of a line's size is taken over by its position. */
async function transferCargo(
  uow: UnitOfWork,
  movementId: number,
  stated: CargoInput[]
): Promise<CargoLine[]> {
  const lines = await uow.trx
    .from('stock_movement_lines as l')
    .join('materials as m', 'm.id', 'l.material_id')
    .where('l.movement_id', movementId)
    .orderBy('l.position')
    .select('l.id', 'l.quantity_e4', 'm.unit', 'm.code', 'm.name', 'm.weight_e4')
  return lines.map((line, i) => ({
    orderLineId: null,
    movementLineId: line.id,
    description: `${line.code} ${line.name}`,
    unit: line.unit,
    quantity: formatDecimal4(Number(line.quantity_e4)),
    volume: stated[i]?.volume,
    weight:
      stated[i]?.weight ??
      (line.weight_e4 === null
        ? null
        : kilograms(Number(line.quantity_e4), Number(line.weight_e4))),
  }))
}
