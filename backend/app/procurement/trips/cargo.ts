import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/exceptions/app_error'
import { formatDecimal4 } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import type Trip from '#procurement/models/trip'
import type { updateTripValidator } from '#procurement/validators/trip'

type Changes = Infer<typeof updateTripValidator>
type CargoInput = NonNullable<Changes['cargo']>[number]

interface CargoLine {
  orderLineId: number | null
  movementLineId: number | null
  description: string
  unit: string | null
  quantity: string
}

const TABLES = {
  vendorId: 'vendors',
  equipmentId: 'equipment',
  purchaseOrderId: 'purchase_orders',
  movementId: 'stock_movements',
  warehouseId: 'warehouses',
  projectId: 'projects',
} as const

/** @throws AppError 422 on each field that names a record which does not exist */
export async function requireReferences(unit: Unit, input: Changes) {
  const wrong: Record<string, string[]> = {}
  for (const [field, table] of Object.entries(TABLES)) {
    const id = input[field as keyof typeof TABLES]
    if (id && !(await unit.trx.from(table).where('id', id).select('id').first()))
      wrong[field] = ['absent']
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/**
 * What a trip carries: lines of its order, or free text. Of a transfer it carries every line.
 * @throws AppError 422 on a line of another order, or without a description
 */
export async function cargoOf(unit: Unit, trip: Trip, cargo: CargoInput[]): Promise<CargoLine[]> {
  if (trip.movementId) return transferCargo(unit, trip.movementId)
  const own = trip.purchaseOrderId
    ? await unit.trx
        .from('purchase_order_lines')
        .where('purchase_order_id', trip.purchaseOrderId)
        .select('id', 'description', 'unit')
    : []
  const lines = new Map(own.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const result = cargo.map((said, i) => {
    const line = said.orderLineId ? lines.get(said.orderLineId) : undefined
    if (said.orderLineId && !line) wrong[`cargo.${i}.orderLineId`] = ['absent']
    const description = said.description || line?.description
    if (!description) wrong[`cargo.${i}.description`] = ['required']
    return {
      orderLineId: said.orderLineId ?? null,
      movementLineId: null,
      description: description ?? '',
      unit: said.unit ?? line?.unit ?? null,
      quantity: said.quantity,
    }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return result
}

async function transferCargo(unit: Unit, movementId: number): Promise<CargoLine[]> {
  const lines = await unit.trx
    .from('stock_movement_lines as l')
    .join('materials as m', 'm.id', 'l.material_id')
    .where('l.movement_id', movementId)
    .orderBy('l.position')
    .select('l.id', 'l.quantity_e4', 'm.unit', 'm.code', 'm.name')
  return lines.map((line) => ({
    orderLineId: null,
    movementLineId: line.id,
    description: `${line.code} ${line.name}`,
    unit: line.unit,
    quantity: formatDecimal4(Number(line.quantity_e4)),
  }))
}
