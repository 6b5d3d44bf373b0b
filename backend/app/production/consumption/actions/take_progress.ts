import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import MaterialPlan from '#production/consumption/material_plan'
import { findConsumption } from '#production/consumption/queries/list_consumption'
import { NEEDS, progressOfNeeds } from '#production/consumption/queries/needs'
import { rowKey } from '#production/consumption/row_key'
import { noteProgress } from './report_progress.js'

const MOST = 200

/** Of all materials that tasks need; what went out of stores plays no part in it. */
const BY_MATERIAL = `SELECT project_id, material_id,
    ${progressOfNeeds('SUM(quantity_e4)', 'SUM(quantity_e4 * percent_e2)')} AS progress_bp
  FROM ${NEEDS} GROUP BY project_id, material_id`

/**
 * Plans of materials that tasks need take the progress of those tasks, a report for each day on which it
 * changed, so that the months of a material show what its work needed then.
 * @returns how many plans took another progress
 */
export async function takeProgress(): Promise<number> {
  const rows = await db
    .from('n')
    .with('n', db.raw(BY_MATERIAL))
    .join('material_plans as p', (join) =>
      join.on('p.project_id', 'n.project_id').andOn('p.material_id', 'n.material_id')
    )
    .whereColumn('n.progress_bp', '<>', 'p.progress_bp')
    .orderBy('p.id')
    .limit(MOST)
    .select('p.id')
  for (const { id } of rows) await takeOf(Number(id))
  return rows.length
}

function takeOf(id: number) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const plan = await MaterialPlan.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (!plan) return
    const key = rowKey(plan.projectId, plan.materialId)
    const progressBp = Number((await findConsumption(key, uow.trx)).progress_bp)
    if (progressBp !== plan.progressBp) await noteProgress(uow, plan, progressBp, today())
  })
}
