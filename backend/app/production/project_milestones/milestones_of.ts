import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { Moment } from '#engines/scheduling/moment'
import { endOf } from './outlook.js'

export interface DueMilestone {
  id: number
  name: string
  nameAr: string | null
  taskId: number
  contractOn: string
  /** The end of its contract day. */
  due: Moment
  /** What a day of delay costs, minor units of the project's currency; null where no damages are agreed. */
  damagesMinor: number | null
}

/**
 * The contract milestones of a project that its schedule has not reached, in their order: what a plan has to
 * keep, and what being late for it weighs.
 */
export async function milestonesOf(
  projectId: number,
  trx?: TransactionClientContract
): Promise<DueMilestone[]> {
  const rows = await (trx ?? db)
    .from('project_milestones as m')
    .join('tasks as t', 't.id', 'm.task_id')
    .where('m.project_id', projectId)
    .whereNull('t.removed_in')
    .whereNull('t.actual_finish')
    .orderBy('m.position')
    .orderBy('m.id')
    .select('m.id', 'm.name', 'm.name_ar', 'm.task_id', 'm.contract_on', 'm.damages_minor')
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nameAr: row.name_ar,
    taskId: row.task_id,
    contractOn: row.contract_on,
    due: endOf(row.contract_on),
    damagesMinor: row.damages_minor === null ? null : Number(row.damages_minor),
  }))
}
