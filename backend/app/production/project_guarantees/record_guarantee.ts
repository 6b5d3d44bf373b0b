import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ProjectGuarantee from './project_guarantee.js'

/** `entity_type` of the audit log. */
export const PROJECT_GUARANTEE = 'project_guarantee'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordGuarantee(
  uow: UnitOfWork,
  action: string,
  guarantee: ProjectGuarantee,
  changes: Changes
) {
  const { id, number: label } = guarantee
  await uow.audit({ action, entityType: PROJECT_GUARANTEE, entityId: id, label, ...changes })
  const data = { resource: 'project-guarantees', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'project-guarantees.view', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockGuarantee(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<ProjectGuarantee> {
  const query = ProjectGuarantee.query({ client: uow.trx }).where('id', id)
  const guarantee = await query.forUpdate().first()
  if (!guarantee) throw notFound()
  await checkVersion(guarantee, expectedVersion, uow.trx)
  return guarantee
}

/** What was given back stays as it is. @throws AppError 409 LOCKED */
export function requireHeld({ releasedOn }: ProjectGuarantee) {
  if (releasedOn !== null) throw conflict('LOCKED')
}
