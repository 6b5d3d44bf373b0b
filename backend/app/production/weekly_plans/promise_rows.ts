import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nameIn, userNames } from '#core/base/user_names'
import { formatDecimal4 } from '#engines/money/money'
import type { MissReason, PromiseOutcome, WeeklyPlanStatus } from '#production/enums/planning'

/** A row of the view over promises. */
export interface PromiseRow {
  id: number
  plan_id: number
  project_id: number
  project_code: string
  project_name: string
  project_name_ar: string | null
  week_on: string
  status: WeeklyPlanStatus
  task_id: number
  task_code: string
  task_name: string
  task_name_ar: string | null
  percent: number | null
  quantity_e4: number | null
  unit: string | null
  promised_by: number
  note: string | null
  outcome: PromiseOutcome | null
  reason: MissReason | null
  comment: string | null
  carried_from_id: number | null
  carried_week_on: string | null
  carried_reason: MissReason | null
  carried_comment: string | null
}

/** Promises with their tasks; `where` names columns of the view. */
export function promiseRows(
  where: { id: readonly number[] } | { plan_id: number },
  trx?: TransactionClientContract
): Promise<PromiseRow[]> {
  const query = (trx ?? db).from('promise_entries').orderBy('id')
  return 'id' in where ? query.whereIn('id', [...where.id]) : query.where(where)
}

/** Promises as the portal answers them, with the names of people. */
export async function presentPromises(
  rows: readonly PromiseRow[],
  trx?: TransactionClientContract
) {
  const names = await userNames(
    rows.map((row) => row.promised_by),
    trx
  )
  return rows.map((row) => ({
    ...{ id: row.id, planId: row.plan_id, projectId: row.project_id },
    ...{ projectCode: row.project_code, projectName: row.project_name },
    ...{ projectNameAr: row.project_name_ar, weekOn: row.week_on, status: row.status },
    ...{ taskId: row.task_id, taskCode: row.task_code, taskName: row.task_name },
    ...{ taskNameAr: row.task_name_ar, percent: row.percent },
    quantity: row.quantity_e4 === null ? null : formatDecimal4(Number(row.quantity_e4)),
    unit: row.unit,
    ...{ promisedBy: row.promised_by, promisedByName: nameIn(names, row.promised_by) },
    ...{ note: row.note, outcome: row.outcome, reason: row.reason, comment: row.comment },
    carriedFrom: carriedFrom(row),
  }))
}

/** Where it was missed before, and why; null for a new promise. */
const carriedFrom = ({ carried_week_on: weekOn, ...row }: PromiseRow) =>
  weekOn === null ? null : { weekOn, reason: row.carried_reason, comment: row.carried_comment }
