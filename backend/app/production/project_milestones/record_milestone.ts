import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { hideFields } from '#core/history/hidden_fields'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ProjectMilestone from './project_milestone.js'

/** `entity_type` of the audit log. */
export const PROJECT_MILESTONE = 'project_milestone'

/** What only those read who may see prices. */
export const AMOUNTS = ['damages', 'damagesCap', 'payment', 'paymentPercent'] as const
hideFields(PROJECT_MILESTONE, AMOUNTS, 'projects.prices')

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordMilestone(
  uow: UnitOfWork,
  action: string,
  milestone: ProjectMilestone,
  changes: Changes
) {
  const { id, name: label } = milestone
  await uow.audit({ action, entityType: PROJECT_MILESTONE, entityId: id, label, ...changes })
  const data = { resource: 'project-milestones', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'project-milestones.view', data }))
}

/** Locked until the unit ends, with the others of its project. @throws AppError 404, 412 */
export async function lockMilestone(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<ProjectMilestone> {
  const milestone = await ProjectMilestone.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .first()
  if (!milestone) throw notFound()
  await checkVersion(milestone, expectedVersion, uow.trx)
  return milestone
}
