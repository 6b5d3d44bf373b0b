import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** What a blocker leads to. */
type Outcome = 'task_constraints' | 'delays'

interface Blocker {
  id: number
  project_id: number
  task_id: number | null
}

/**
 * A blocker of an approved report from which a constraint or a delay is made: locked, so that it becomes one once.
 * Before its approval a report may still be rewritten, its blockers with it.
 * @throws AppError 422 for one that is not there or of another project or task, 409 BLOCKER_USED naming what it became
 */
export async function takeBlocker(
  uow: UnitOfWork,
  id: number,
  to: { table: Outcome; projectId: number; taskId?: number }
) {
  const blocker: Blocker | null = await uow.trx
    .from('site_report_blockers')
    .join('site_reports', 'site_reports.id', 'site_report_blockers.report_id')
    .where('site_report_blockers.id', id)
    .where('site_reports.project_id', to.projectId)
    .where('site_reports.status', 'approved')
    .select('site_report_blockers.id', 'site_report_blockers.task_id')
    .forUpdate()
    .first()
  if (!blocker || (to.taskId !== undefined && blocker.task_id !== to.taskId))
    throw invalid({ blockerId: ['absent'] })
  const made = await uow.trx.from(to.table).where('blocker_id', id).select('id').first()
  if (made) throw conflict('BLOCKER_USED', { details: { recordId: Number(made.id) } })
}

/** The report that a blocker stands in; null for none. */
export async function reportOfBlocker(
  client: QueryClientContract,
  id: number | null
): Promise<{ id: number; number: string } | null> {
  if (id === null) return null
  const row = await client
    .from('site_report_blockers')
    .join('site_reports', 'site_reports.id', 'site_report_blockers.report_id')
    .where('site_report_blockers.id', id)
    .select('site_reports.id', 'site_reports.number')
    .first()
  return row ? { id: Number(row.id), number: row.number } : null
}
