import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import MaterialPlan from '#production/consumption/material_plan'
import { consumptionView } from '#production/consumption/consumption_view'
import { consumptionMonths } from './consumption_months.js'
import { findConsumption } from './list_consumption.js'

/** A material of a project with its plan and its months. @throws AppError 404 */
export async function showConsumption(id: number, abilities: ReadonlySet<string>) {
  const row = await findConsumption(id)
  const { project_id: projectId, material_id: materialId } = row
  const plan = row.plan_id === null ? null : await MaterialPlan.find(row.plan_id)
  const months = await consumptionMonths({
    projectId,
    materialId,
    plannedE4: Number(row.planned_e4),
    prices: abilities.has('projects.prices'),
  })
  const alert = await db
    .from('material_alerts')
    .where({ project_id: projectId, material_id: materialId })
    .first()
  return {
    ...consumptionView(row, abilities),
    overSinceOn: (alert?.since_on as string | undefined) ?? null,
    plan: await planView(plan, abilities),
    months,
  }
}

async function planView(plan: MaterialPlan | null, abilities: ReadonlySet<string>) {
  if (!plan) return null
  const names = await userNames([plan.updatedBy])
  const may = abilities.has('consumption.plan')
  return {
    id: plan.id,
    version: plan.version,
    progressOn: plan.progressOn ?? null,
    updatedBy: nameIn(names, plan.updatedBy),
    can: { update: may, delete: may },
  }
}
