import { invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import type { MovementType } from '#procurement/enums/stock'
import Warehouse from '#procurement/models/warehouse'

export interface Asked {
  type: MovementType
  warehouseId: number
  toWarehouseId?: number | null
  projectId?: number | null
  reason?: string | null
}

export interface Parties {
  from: Warehouse
  to: Warehouse | null
  project: { id: number; name: string; name_ar: string | null } | null
}

/**
 * The stores and the project of a movement.
 * @throws AppError 422 on each that does not exist, is closed, is missing or has no place here
 */
export async function partiesOf(unit: Unit, asked: Asked): Promise<Parties> {
  const from = await warehouse(unit, 'warehouseId', asked.warehouseId)
  const wrong: Record<string, string[]> = {}
  if (asked.type === 'transfer' && !asked.toWarehouseId) wrong.toWarehouseId = ['required']
  if (asked.type !== 'transfer' && asked.toWarehouseId) wrong.toWarehouseId = ['notHere']
  if (asked.toWarehouseId === asked.warehouseId) wrong.toWarehouseId = ['sameStore']
  const withProject = asked.type === 'issue' || asked.type === 'return'
  if (withProject && !asked.projectId) wrong.projectId = ['required']
  if ((asked.type === 'scrap' || asked.type === 'adjust') && !asked.reason) wrong.reason = ['required'] // prettier-ignore
  if (Object.keys(wrong).length) throw invalid(wrong)
  const to = asked.toWarehouseId
    ? await warehouse(unit, 'toWarehouseId', asked.toWarehouseId)
    : null
  const project = asked.projectId
    ? await unit.trx
        .from('projects')
        .where('id', asked.projectId)
        .select('id', 'name', 'name_ar')
        .first()
    : null
  if (asked.projectId && !project) throw invalid({ projectId: ['absent'] })
  return { from, to, project }
}

async function warehouse(unit: Unit, field: string, id: number): Promise<Warehouse> {
  const found = await Warehouse.query({ client: unit.trx }).where('id', id).first()
  if (!found) throw invalid({ [field]: ['absent'] })
  if (!found.active) throw invalid({ [field]: ['inactive'] })
  return found
}
