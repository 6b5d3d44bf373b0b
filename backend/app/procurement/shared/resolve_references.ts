import { invalid } from '#core/base/app_error'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

interface References {
  vendorId?: number
  projectId?: number | null
  departmentId?: number | null
  paymentTermId?: number | null
  warehouseId?: number | null
  lines?: { materialId?: number | null }[]
}

interface Resolved {
  vendor?: { name: string; purchasing_currency: string; status: VendorStatus }
  project?: { name: string; name_ar: string | null }
}

/**
 * The records that an order refers to.
 * @throws AppError 422 on each field that names a record which does not exist
 */
export async function resolveReferences(uow: UnitOfWork, ids: References): Promise<Resolved> {
  const find = (table: string, id: number | null | undefined, columns: string[]) =>
    id ? uow.trx.from(table).where('id', id).select(columns).first() : null
  const vendor = await find('vendors', ids.vendorId, ['name', 'purchasing_currency', 'status'])
  const project = await find('project_names', ids.projectId, ['name', 'name_ar'])
  const department = await find('department_names', ids.departmentId, ['id'])
  const term = await find('payment_terms', ids.paymentTermId, ['id'])
  const store = await find('warehouses', ids.warehouseId, ['id'])
  const absent: Record<string, string[]> = {
    ...(ids.warehouseId && !store && { warehouseId: ['absent'] }),
    ...(await absentMaterials(uow, ids.lines ?? [])),
    ...(ids.vendorId && !vendor && { vendorId: ['absent'] }),
    ...(ids.departmentId && !department && { departmentId: ['absent'] }),
    ...(ids.projectId && !project && { projectId: ['absent'] }),
    ...(ids.paymentTermId && !term && { paymentTermId: ['absent'] }),
  }
  if (Object.keys(absent).length) throw invalid(absent)
  return { vendor, project }
}

async function absentMaterials(uow: UnitOfWork, lines: NonNullable<References['lines']>) {
  const ids = [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))]
  if (!ids.length) return {}
  const rows = await uow.trx.from('materials').whereIn('id', ids).select('id')
  const known = new Set(rows.map(({ id }) => id))
  return Object.fromEntries(
    lines.flatMap(({ materialId }, i) =>
      materialId && !known.has(materialId) ? [[`lines.${i}.materialId`, ['absent']]] : []
    )
  )
}
