import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify } from '#notifications/notify'
import { audienceOf } from './audience.js'
import { newPolicyMessage } from './messages.js'
import type Policy from './policy.js'
import PolicyRevision from './policy_revision.js'
import { draftOf, requireOpen, savePolicy } from './record_policy.js'
import type { draftValidator } from './validator.js'

type Draft = Infer<typeof draftValidator>

/** Begins the next revision of a locked policy. @throws AppError 409 where one is being written */
export async function beginRevision(uow: UnitOfWork, policy: Policy, draft: Draft) {
  requireOpen(policy)
  if (await draftOf(uow, policy)) throw conflict('EXISTS')
  const last = await lastRevision(uow, policy)
  const revision = (last?.revision ?? 0) + 1
  await PolicyRevision.create(
    {
      ...{ changeNote: null, ...draft, policyId: policy.id, revision, effectiveOn: null },
      ...{ publishedAt: null, publishedBy: null, createdAt: DateTime.utc() },
    },
    { client: uow.trx }
  )
  await savePolicy(uow, 'begin_revision', policy, { after: { revision } })
}

/** Changes the draft of a locked policy. @throws AppError 404 where nothing is being written */
export async function changeDraft(uow: UnitOfWork, policy: Policy, draft: Draft) {
  requireOpen(policy)
  const found = await requireDraft(uow, policy)
  const before = textOf(found)
  found.merge(draft)
  await found.save()
  await savePolicy(uow, 'change_draft', policy, { before, after: textOf(found) })
}

/** Throws the draft of a locked policy away; the first one goes with its policy. @throws AppError 404, 409 */
export async function discardDraft(uow: UnitOfWork, policy: Policy) {
  const found = await requireDraft(uow, policy)
  if (policy.status === 'draft') throw conflict('LOCKED')
  await found.delete()
  await savePolicy(uow, 'discard_draft', policy, { before: textOf(found) })
}

/**
 * Publishes the draft of a locked policy and notifies those whom it concerns. What was in force on a day
 * that is over must stay what it was, so nothing takes effect in the past or before the revision it replaces.
 * @throws AppError 404, 409, 422
 */
export async function publishRevision(uow: UnitOfWork, policy: Policy, effectiveOn: string) {
  requireOpen(policy)
  const draft = await requireDraft(uow, policy)
  const last = await lastRevision(uow, policy)
  if (effectiveOn < today()) throw invalid({ effectiveOn: ['past'] })
  if (last && effectiveOn <= last.effectiveOn!) throw invalid({ effectiveOn: ['afterRevision'] })
  draft.merge({ effectiveOn, publishedAt: DateTime.utc(), publishedBy: uow.actor.id })
  await draft.save()
  const before = { status: policy.status }
  policy.status = 'published'
  const after = { status: policy.status, revision: draft.revision, effectiveOn }
  await savePolicy(uow, 'publish', policy, { before, after })
  const people = await audienceOf(uow.trx, policy)
  await notify(uow, people, newPolicyMessage(policy, draft))
}

/** From that day on a locked policy is no longer in force. @throws AppError 409, 422 */
export async function withdrawPolicy(uow: UnitOfWork, policy: Policy, withdrawnOn: string) {
  if (policy.status !== 'published') throw conflict('LOCKED')
  if (withdrawnOn < today()) throw invalid({ withdrawnOn: ['past'] })
  const before = policy.toAudit()
  policy.merge({ status: 'withdrawn', withdrawnOn })
  await savePolicy(uow, 'withdraw', policy, { before, after: policy.toAudit() })
}

async function requireDraft(uow: UnitOfWork, policy: Policy) {
  const draft = await draftOf(uow, policy)
  if (!draft) throw notFound()
  return draft
}

const lastRevision = (uow: UnitOfWork, { id }: Policy) =>
  PolicyRevision.query({ client: uow.trx })
    .where('policyId', id)
    .whereNotNull('publishedAt')
    .orderBy('revision', 'desc')
    .first()

const textOf = ({ revision, body, bodyAr, changeNote }: PolicyRevision) => ({
  ...{ revision, body, bodyAr, changeNote },
})
