import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { audienceOf } from './audience.js'
import { inForceOn, latestOf } from './in_force.js'
import Policy from './policy.js'
import PolicyAcknowledgement from './policy_acknowledgement.js'
import PolicyRevision from './policy_revision.js'
import { revisionOf } from './present_policy.js'
import { dueOn } from './readers.js'

/** The policies that concern a person, those first that are still to be read. */
export async function myPolicies(userId: number) {
  return db.transaction(async (trx) => {
    const found = await concerning(trx, userId)
    const rows = found.map(({ body: _, bodyAr: __, ...rest }) => rest)
    return rows.sort((a, b) => Number(!a.mustRead) - Number(!b.mustRead) || order(a, b))
  })
}

const order = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)

/** One of them with its text. @throws AppError 404 for one that doesn't concern this person */
export async function myPolicy(userId: number, id: number, uow?: UnitOfWork) {
  const find = async (trx: TransactionClientContract) => (await concerning(trx, userId, id))[0]
  const found = await (uow ? find(uow.trx) : db.transaction(find))
  if (!found) throw notFound()
  return found
}

/** Whether a published policy is one that this person is to read. */
export async function concerns(userId: number, id: number): Promise<boolean> {
  return db.transaction(async (trx) => (await concerning(trx, userId, id)).length > 0)
}

/** A firm has some dozens of policies: they are read at once and tried one by one. */
async function concerning(trx: TransactionClientContract, userId: number, id?: number) {
  const query = Policy.query({ client: trx }).where('status', 'published').orderBy('code')
  const policies = await (id === undefined ? query : query.where('id', id))
  const mine: Policy[] = []
  for (const policy of policies)
    if ((await audienceOf(trx, policy)).includes(userId)) mine.push(policy)
  const revisions = mine.length
    ? await PolicyRevision.query({ client: trx })
        .whereIn(
          'policyId',
          mine.map((policy) => policy.id)
        )
        .whereNotNull('publishedAt')
    : []
  const signed = await PolicyAcknowledgement.query({ client: trx }).where('userId', userId)
  const byPolicy = Map.groupBy(revisions, ({ policyId }) => policyId)
  return mine.map((policy) => present(policy, byPolicy.get(policy.id)!, signed))
}

function present(
  policy: Policy,
  revisions: readonly PolicyRevision[],
  signed: readonly PolicyAcknowledgement[]
) {
  const latest = latestOf(revisions)!
  const own = signed.find(({ revisionId }) => revisionId === latest.id)
  const { id, kind, code, title, titleAr } = policy
  return {
    ...{ id, kind, code, title, titleAr, ...revisionOf(latest) },
    isInForce: inForceOn(policy, revisions, today())?.revision === latest.revision,
    dueOn: dueOn(policy, latest),
    acknowledgedAt: own?.acknowledgedAt.toUTC().toISO() ?? null,
    mustRead: policy.readingDays !== null && !own,
  }
}
