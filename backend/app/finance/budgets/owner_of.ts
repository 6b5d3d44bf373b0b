import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import type { CostOwner } from '#core/budgets/cost_sources'

export interface Owner {
  owner: CostOwner
  projectId: number | null
  departmentId: number | null
}

const PLACES = {
  project: { view: 'project_names', field: 'projectId' },
  department: { view: 'department_names', field: 'departmentId' },
} as const

/**
 * Whose budget it is, with its names.
 * @throws AppError 422 where it isn't named, is not there, or another kind of owner is named beside it
 */
export async function ownerOf(client: QueryClientContract, { owner, ...ids }: Owner) {
  const { view, field } = PLACES[owner]
  const other = owner === 'project' ? 'departmentId' : 'projectId'
  if (ids[other]) throw invalid({ [other]: ['oneOwner'] })
  const id = ids[field]
  if (!id) throw invalid({ [field]: ['required'] })
  const row = await client.from(view).where('id', id).first()
  if (!row) throw invalid({ [field]: ['absent'] })
  const named = (name: string) => `${row.code} · ${name}`
  return {
    ...{ owner, projectId: null, departmentId: null, [field]: id },
    ownerName: named(row.name),
    ownerNameAr: row.name_ar ? named(row.name_ar) : null,
  }
}
