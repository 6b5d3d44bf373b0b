import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
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
  if (!report.blockers.length) return []
  const client = uow?.trx ?? db.connection()
  const viewer = approverOf(ctx)
  const { constraints, delays } = await outcomesOf(client, report)
  const belongs = await inProject(client, viewer, report.projectId)
  const may = (ability: string) => viewer.abilities.has(ability)
  const isFinal = report.status === 'approved'
  return report.blockers.map(({ id, taskId }) => {
    const constraint = constraints.get(id)
    const delay = delays.get(id)
    const isPlanned = taskId !== null && live.has(taskId)
    return {
      id,
      constraint: constraint
        ? { id: Number(constraint.id), isOpen: constraint.resolved_at === null }
        : null,
      delay:
        delay && belongs && may('delays.view')
          ? { id: Number(delay.id), number: String(delay.number) }
          : null,
      can: {
        addConstraint: isFinal && !constraint && isPlanned && may('planning.report'),
        recordDelay: isFinal && !delay && belongs && may('delays.record'),
      },
    }
  })
}

/** The constraints and delays that were made of the blockers, by the blocker. */
async function outcomesOf(client: QueryClientContract, { blockers }: SiteReport) {
  const ids = blockers.map(({ id }) => id)
  const read = async (table: 'task_constraints' | 'delays', column: string) => {
    const rows: any[] = await client
      .from(table)
      .whereIn('blocker_id', ids)
      .select('blocker_id', 'id', column)
    return new Map(rows.map((row) => [Number(row.blocker_id), row]))
  }
  return {
    constraints: await read('task_constraints', 'resolved_at'),
    delays: await read('delays', 'number'),
  }
}
