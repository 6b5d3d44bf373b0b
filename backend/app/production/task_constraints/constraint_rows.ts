import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'

/** A row of the view over constraints. */
export interface ConstraintRow {
  id: number
  version: number
  project_id: number
  project_code: string
  project_name: string
  project_name_ar: string | null
  task_id: number
  task_code: string
  task_name: string
  task_name_ar: string | null
  task_start_on: string | null
  kind: string
  description: string
  description_ar: string | null
  owner_id: number
  lead_days: number | null
  fixed_on: string | null
  needed_on: string | null
  is_open: number
  resolved_at: string | Date | null
  resolved_by: number | null
  created_by: number | null
}

/** Constraints by their ids, in no order. */
export function constraintRows(
  ids: readonly number[],
  trx?: TransactionClientContract
): Promise<ConstraintRow[]> {
  return (trx ?? db).from('constraint_entries').whereIn('id', [...ids])
}

/** What still stands in the way of these tasks, the most urgent first. */
export async function openConstraintsOf(
  taskIds: readonly number[],
  trx?: TransactionClientContract
): Promise<Map<number, ConstraintRow[]>> {
  if (!taskIds.length) return new Map()
  const rows: ConstraintRow[] = await (trx ?? db)
    .from('constraint_entries')
    .whereIn('task_id', [...taskIds])
    .where('is_open', 1)
    .orderBy('needed_on')
    .orderBy('id')
  return Map.groupBy(rows, ({ task_id: taskId }) => taskId)
}

/** How many constraints of a project are open, and how many of those are overdue. */
export async function countOpenConstraints(
  projectId: number,
  client: QueryClientContract = db.connection()
): Promise<{ open: number; overdue: number }> {
  const row = await client
    .from('constraint_entries')
    .where({ project_id: projectId, is_open: 1 })
    .select(
      db.raw('COUNT(*) AS open_count'),
      db.raw('SUM(CASE WHEN needed_on < ? THEN 1 ELSE 0 END) AS overdue_count', [today()])
    )
    .first()
  return { open: Number(row.open_count), overdue: Number(row.overdue_count ?? 0) }
}
