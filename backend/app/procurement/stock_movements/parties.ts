import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { MovementType } from '#procurement/enums/stock'
import Warehouse from '#procurement/warehouses/models/warehouse'

export interface Requested {
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
export async function partiesOf(uow: UnitOfWork, requested: Requested): Promise<Parties> {
  const from = await warehouse(uow, 'warehouseId', requested.warehouseId)
  const wrong: Record<string, string[]> = {}
  if (requested.type === 'transfer' && !requested.toWarehouseId) wrong.toWarehouseId = ['required']
  if (requested.type !== 'transfer' && requested.toWarehouseId) wrong.toWarehouseId = ['notHere']
  if (requested.toWarehouseId === requested.warehouseId) wrong.toWarehouseId = ['sameStore']
  const withProject = requested.type === 'issue' || requested.type === 'return'
  if (withProject && !requested.projectId) wrong.projectId = ['required']
  if ((requested.type === 'scrap' || requested.type === 'adjust') && !requested.reason)
    wrong.reason = ['required']
  if (Object.keys(wrong).length) throw invalid(wrong)
  const to = requested.toWarehouseId
    ? await warehouse(uow, 'toWarehouseId', requested.toWarehouseId)
    : null
  const project = requested.projectId
    ? await uow.trx
        .from('project_names')
        .where('id', requested.projectId)
        .select('id', 'name', 'name_ar')
        .first()
    : null
  if (requested.projectId && !project) throw invalid({ projectId: ['absent'] })
  return { from, to, project }
}

async function warehouse(uow: UnitOfWork, field: string, id: number): Promise<Warehouse> {
  const found = await Warehouse.query({ client: uow.trx }).where('id', id).first()
  if (!found) throw invalid({ [field]: ['absent'] })
  if (!found.active) throw invalid({ [field]: ['inactive'] })
  return found
}
