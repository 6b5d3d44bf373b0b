import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { basisPointsOf, parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import MaterialPlan from '#production/consumption/material_plan'
import type { planRowsValidator } from '#production/consumption/validator'
import { recordPlanChange } from './record_plan_change.js'

type Input = Infer<typeof planRowsValidator>
type PlanRow = Input['rows'][number]

/**
 * Plans materials of a project, all of the rows or none: a material that is planned already takes the
 * new quantity and keeps its progress.
 * @throws AppError 422 naming every row whose material is unknown or comes twice
 */
export async function savePlans(uow: UnitOfWork, { projectId, rows }: Input) {
  const project = await uow.trx.from('projects').where('id', projectId).forUpdate().first()
  if (!project) throw invalid({ projectId: ['absent'] })
  const materials = await materialsOf(uow, rows)
  const planned = await MaterialPlan.query({ client: uow.trx }).where({ projectId }).forUpdate()
  const known = new Map(planned.map((plan) => [plan.materialId, plan]))
  let created = 0
  await uow.gatherAudits(async () => {
    for (const [i, row] of rows.entries()) {
      const plan = known.get(materials[i])
      if (plan) await changePlan(uow, plan, row)
      else {
        await createPlan(uow, projectId, materials[i], row)
        created++
      }
    }
  })
  return { created, updated: rows.length - created }
}

/** The material of each row. */
async function materialsOf(uow: UnitOfWork, rows: PlanRow[]): Promise<number[]> {
  const found = await uow.trx
    .from('material_names')
    .whereIn(
      'id',
      rows.flatMap(({ materialId }) => materialId ?? [])
    )
    .orWhereIn(
      'code',
      rows.flatMap(({ materialCode }) => materialCode ?? [])
    )
    .select('id', 'code')
  const byCode = new Map(found.map(({ id, code }) => [String(code).toLowerCase(), Number(id)]))
  const ids = new Set(byCode.values())
  const wrong: Record<string, string[]> = {}
  const seen = new Set<number>()
  const materials = rows.map(({ materialId, materialCode }, i) => {
    const id = materialCode ? byCode.get(materialCode.toLowerCase()) : materialId
    const field = `rows.${i}.${materialCode ? 'materialCode' : 'materialId'}`
    if (id === undefined || !ids.has(id)) wrong[field] = ['absent']
    else if (seen.has(id)) wrong[field] = ['repeated']
    seen.add(id ?? 0)
    return id ?? 0
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return materials
}

async function createPlan(
  uow: UnitOfWork,
  projectId: number,
  materialId: number,
  { planned, allowance }: PlanRow
) {
  const plan = new MaterialPlan().useTransaction(uow.trx)
  plan.merge({
    ...emptyColumns(MaterialPlan),
    projectId,
    materialId,
    plannedE4: Number(parseDecimal(planned, 4)),
    allowanceBp: allowance ? basisPointsOf(allowance) : 0,
    progressBp: 0,
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  await plan.save()
  await recordPlanChange(uow, 'create', plan, null)
}

interface PlanChange {
  planned?: string
  allowance?: string | null
}

/** Changes a locked plan; what is not stated stays. */
export async function changePlan(
  uow: UnitOfWork,
  plan: MaterialPlan,
  { planned, allowance }: PlanChange
) {
  const before = plan.toAudit()
  plan.useTransaction(uow.trx)
  if (planned !== undefined) plan.plannedE4 = Number(parseDecimal(planned, 4))
  if (allowance !== undefined && allowance !== null) plan.allowanceBp = basisPointsOf(allowance)
  if (!plan.$isDirty) return
  plan.merge({ version: plan.version + 1, updatedBy: uow.actor.id })
  await plan.save()
  await recordPlanChange(uow, 'update', plan, before)
}
