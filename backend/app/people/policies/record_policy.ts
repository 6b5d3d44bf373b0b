import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Policy from './policy.js'
import PolicyRevision from './policy_revision.js'

/** `entity_type` of the audit log. */
export const POLICY = 'policy'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Saves a policy under its next version, writes what changed to the audit log and tells open pages. */
export async function savePolicy(
  uow: UnitOfWork,
  action: string,
  policy: Policy,
  changes: Changes
) {
  policy.version++
  policy.updatedBy = uow.actor.id
  await policy.save()
  await recordPolicy(uow, action, policy, changes)
}

export async function recordPolicy(
  uow: UnitOfWork,
  action: string,
  { id, code }: Policy,
  changes: Changes
) {
  await uow.audit({ action, entityType: POLICY, entityId: id, label: code, ...changes })
  const data = { resource: 'policies', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockPolicy(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<Policy> {
  const policy = await Policy.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!policy) throw notFound()
  await checkVersion(policy, expectedVersion, uow.trx)
  return policy
}

/** The revision that is being written, if there is one. */
export const draftOf = (uow: UnitOfWork, { id }: Policy): Promise<PolicyRevision | null> =>
  PolicyRevision.query({ client: uow.trx }).where('policyId', id).whereNull('publishedAt').first()

/** What was withdrawn stays as it is. @throws AppError 409 LOCKED */
export function requireOpen({ status }: Policy) {
  if (status === 'withdrawn') throw conflict('LOCKED')
}
