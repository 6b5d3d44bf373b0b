import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isKnownAudience } from './audience.js'
import Policy from './policy.js'
import PolicyRevision from './policy_revision.js'
import { recordPolicy, requireOpen, savePolicy } from './record_policy.js'
import type { createPolicyValidator, updatePolicyValidator } from './validator.js'

/** Enters a policy with the draft of its first revision. @throws AppError 422 */
export async function createPolicy(
  uow: UnitOfWork,
  { body, bodyAr, ...input }: Infer<typeof createPolicyValidator>
) {
  const policy = new Policy().useTransaction(uow.trx)
  policy.merge({ ...emptyColumns(Policy), audienceOf: [], status: 'draft', version: 1 })
  policy.merge({ ...input, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  await check(uow, policy)
  await policy.save()
  await PolicyRevision.create(
    {
      ...{ policyId: policy.id, revision: 1, body, bodyAr, changeNote: null, effectiveOn: null },
      ...{ publishedAt: null, publishedBy: null, createdAt: DateTime.utc() },
    },
    { client: uow.trx }
  )
  const after = { kind: policy.kind, ...policy.toAudit() }
  await recordPolicy(uow, 'create', policy, { after })
  return policy
}

/** Changes what a locked policy is called and whom it concerns. @throws AppError 409, 422 */
export async function updatePolicy(
  uow: UnitOfWork,
  policy: Policy,
  input: Infer<typeof updatePolicyValidator>
) {
  requireOpen(policy)
  const before = policy.toAudit()
  policy.merge(input)
  await check(uow, policy)
  await savePolicy(uow, 'update', policy, { before, after: policy.toAudit() })
}

/** Deletes a locked policy that nobody was told of yet. @throws AppError 409 LOCKED */
export async function deletePolicy(uow: UnitOfWork, policy: Policy) {
  if (policy.status !== 'draft') throw conflict('LOCKED')
  await policy.delete()
  await recordPolicy(uow, 'delete', policy, { before: policy.toAudit() })
}

/** @throws AppError 422 for a code that is taken, or an audience that isn't there */
async function check(uow: UnitOfWork, policy: Policy) {
  const { id = 0, code, audience } = policy
  if (audience === 'everyone') policy.audienceOf = []
  else if (!policy.audienceOf.length) throw invalid({ audienceOf: ['required'] })
  else if (!(await isKnownAudience(uow.trx, policy))) throw invalid({ audienceOf: ['absent'] })
  const query = Policy.query({ client: uow.trx }).where('code', code).whereNot('id', id)
  if (await query.first()) throw invalid({ code: ['taken'] })
}
