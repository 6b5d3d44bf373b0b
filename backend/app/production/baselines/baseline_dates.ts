import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import type { Moment } from '#engines/scheduling/moment'
import Baseline from './baseline.js'

export interface BaselineDates {
  start: Moment
  finish: Moment
  budgetMinor: number | null
  /** Null in baselines of earlier days, which did not keep it. */
  wasSummary: boolean | null
  /** Working minutes; null where they are not known. */
  duration: number | null
  work: number | null
}

/** What a baseline kept of each task, by its id. */
export async function baselineDates(
  baselineId: number,
  client: QueryClientContract = db.connection()
): Promise<Map<number, BaselineDates>> {
  const rows: Record<string, number | null>[] = await client
    .from('baseline_tasks')
    .where('baseline_id', baselineId)
    .select('task_id', 'start', 'finish', 'budget_minor', 'is_summary', 'duration', 'work')
  return new Map(
    rows.map(({ task_id, start, finish, budget_minor, is_summary, duration, work }) => [
      task_id!,
      {
        start: start!,
        finish: finish!,
        budgetMinor: budget_minor === null ? null : Number(budget_minor),
        wasSummary: is_summary === null ? null : Boolean(is_summary),
        duration: duration!,
        work: work!,
      },
    ])
  )
}

/**
 * The baseline that figures are compared with: the one that is named, else the newest of the project.
 * @throws AppError 404 for one of another project
 */
export async function baselineOf(projectId: number, id?: number): Promise<Baseline | null> {
  const query = Baseline.query().where('projectId', projectId)
  if (id === undefined) return query.orderBy('takenOn', 'desc').orderBy('id', 'desc').first()
  const baseline = await query.where('id', id).first()
  if (!baseline) throw notFound()
  return baseline
}
