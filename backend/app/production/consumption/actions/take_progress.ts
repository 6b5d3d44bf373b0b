import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import MaterialPlan from '#production/consumption/material_plan'
import { findConsumption } from '#production/consumption/queries/list_consumption'
import { withConsumption } from '#production/consumption/queries/consumption_table'
import { rowKey } from '#production/consumption/row_key'
import { noteProgress } from './report_progress.js'

const MOST = 200

/**
 * Plans of materials that tasks need take the progress of those tasks, a report for each day on which it
 * changed, so that the months of a material show what its work needed then.
 * @returns how many plans took another progress
 */
export async function takeProgress(): Promise<number> {
  const rows = db
    .from('consumption')
    .join('material_plans as t', 't.id', 'consumption.plan_id')
    .where('consumption.needed_e4', '>', 0)
    .whereColumn('consumption.progress_bp', '<>', 't.progress_bp')
    .orderBy('t.id')
    .limit(MOST)
    .select('t.id')
  withConsumption(rows)
  const ids = (await rows).map(({ id }) => Number(id))
  for (const id of ids) await takeOf(id)
  return ids.length
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
