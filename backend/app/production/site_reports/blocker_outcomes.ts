import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { inProject } from '#production/delays/scope'
import type SiteReport from './site_report.js'

/** What the blockers of a report became, and what the viewer may still make of each. */
export async function blockerOutcomes(
  ctx: HttpContext,
  report: SiteReport,
  live: ReadonlySet<number>,
  uow?: UnitOfWork
) {
  const client = uow?.trx ?? db.connection()
  const viewer = approverOf(ctx)
  const ids = report.blockers.map(({ id }) => id)
  const read = (table: string, columns: string[]): Promise<any[]> =>
    ids.length
      ? client
          .from(table)
          .whereIn('blocker_id', ids)
          .select('blocker_id', ...columns)
      : none
  const [constraints, delays] = [
    await read('task_constraints', ['id', 'resolved_at']),
    await read('delays', ['id', 'number']),
  ]
  const { abilities } = viewer
  const isFinal = report.status === 'approved'
  const belongs = ids.length > 0 && (await inProject(client, viewer, report.projectId))
  const maySee = belongs && abilities.has('delays.view')
  return report.blockers.map(({ id, taskId }) => {
    const constraint = constraints.find((row) => row.blocker_id === id)
    const delay = delays.find((row) => row.blocker_id === id)
    return {
      id,
      constraint: constraint
        ? { id: Number(constraint.id), isOpen: constraint.resolved_at === null }
        : null,
      delay: delay && maySee ? { id: Number(delay.id), number: String(delay.number) } : null,
      can: {
        addConstraint:
          isFinal &&
          !constraint &&
          taskId !== null &&
          live.has(taskId) &&
          abilities.has('planning.report'),
        recordDelay: isFinal && !delay && belongs && abilities.has('delays.record'),
      },
    }
  })
}

const none = Promise.resolve([])
