import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
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
 * @throws AppError 422 on a line of another order, or without a description
 */
export async function cargoOf(
  uow: UnitOfWork,
  trip: Trip,
  cargo: CargoInput[]
): Promise<CargoLine[]> {
  if (trip.movementId) return transferCargo(uow, trip.movementId)
  const own = trip.purchaseOrderId
    ? await uow.trx
        .from('purchase_order_lines')
        .where('purchase_order_id', trip.purchaseOrderId)
        .select('id', 'description', 'unit')
    : []
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
      quantity: stated.quantity,
    }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return result
}

async function transferCargo(uow: UnitOfWork, movementId: number): Promise<CargoLine[]> {
  const lines = await uow.trx
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
