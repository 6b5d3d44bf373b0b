import { DateTime } from 'luxon'
import { conflict, notFound } from '#core/base/app_error'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { audienceOf } from './audience.js'
import { latestOf } from './in_force.js'
import Policy from './policy.js'
import PolicyAcknowledgement from './policy_acknowledgement.js'
import PolicyRevision from './policy_revision.js'
import { POLICY } from './record_policy.js'

/**
 * Signs that the acting person has read a revision. Twice is once: the first time counts.
 * @throws AppError 404 for a policy that doesn't concern them, 409 where a later revision was published
 */
export async function acknowledgePolicy(uow: UnitOfWork, id: number, revision: number) {
  const { trx } = uow
  const userId = uow.actor.id!
  const policy = await Policy.query({ client: trx }).where('id', id).forUpdate().first()
  if (policy?.status !== 'published') throw notFound()
  if (!(await audienceOf(trx, policy)).includes(userId)) throw notFound()
  const revisions = await PolicyRevision.query({ client: trx }).where('policyId', id)
  const latest = latestOf(revisions)!
  if (latest.revision !== revision)
    throw conflict('CONFLICT', { details: { revision: latest.revision } })
  const known = await PolicyAcknowledgement.query({ client: trx })
    .where({ revisionId: latest.id, userId })
    .first()
  if (known) return
  const names = await userNames([userId], trx, 'en')
  const signedName = names.get(userId)!
  await PolicyAcknowledgement.create(
    { revisionId: latest.id, userId, signedName, acknowledgedAt: DateTime.utc() },
    { client: trx }
  )
  const about = { entityType: POLICY, entityId: id, label: policy.code }
  await uow.audit({ action: 'acknowledge', ...about, after: { revision } })
}
