import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import TaskConstraint from './task_constraint.js'

/** `entity_type` of the audit log. */
export const TASK_CONSTRAINT = 'task_constraint'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordConstraint(
  uow: UnitOfWork,
  action: string,
  { id, description }: TaskConstraint,
  changes: Changes
) {
  const label = description.slice(0, 100)
  await uow.audit({ action, entityType: TASK_CONSTRAINT, entityId: id, label, ...changes })
  const data = { resource: 'task-constraints', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'planning.view', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockConstraint(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<TaskConstraint> {
  const query = TaskConstraint.query({ client: uow.trx }).where('id', id)
  const constraint = await query.forUpdate().first()
  if (!constraint) throw notFound()
  await checkVersion(constraint, expectedVersion, uow.trx)
  return constraint
}
