import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { nameIn, userNames } from '#core/base/user_names'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { inForceOn, latestOf } from './in_force.js'
import Policy from './policy.js'
import PolicyRevision from './policy_revision.js'
import { readersOf, shareOf } from './readers.js'

/** Policies as the list answers them: their revision of today and how many have read the latest. */
export async function presentPolicies(ctx: HttpContext, policies: readonly Policy[]) {
  const revisions = await revisionsOf(policies)
  // a page has at most some dozens of policies, a firm some hundreds of users
  return db.transaction(async (trx) => {
    const shown = []
    for (const policy of policies)
      shown.push({
        ...row(ctx, policy, revisions.get(policy.id) ?? []),
        ...(await figures(trx, policy)),
      })
    return shown
  })
}

async function figures(trx: TransactionClientContract, policy: Policy) {
  const { readers } = await readersOf(trx, policy)
  const { read, of } = shareOf(readers)
  return { readCount: read, readerCount: of }
}

async function revisionsOf(policies: readonly Policy[], trx?: TransactionClientContract) {
  const ids = policies.map(({ id }) => id)
  const rows = ids.length
    ? await PolicyRevision.query(trx && { client: trx })
        .whereIn('policyId', ids)
        .orderBy('revision', 'desc')
    : []
  return Map.groupBy(rows, ({ policyId }) => policyId)
}

/** A policy with all of its revisions, the last first. @throws AppError 404 */
export async function showPolicy(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  if (!uow) return db.transaction((trx) => showIn(ctx, id, trx))
  return showIn(ctx, id, uow.trx)
}

async function showIn(ctx: HttpContext, id: number, trx: TransactionClientContract) {
  const policy = await Policy.query({ client: trx }).where('id', id).first()
  if (!policy) throw notFound()
  const revisions = (await revisionsOf([policy], trx)).get(id) ?? []
  const people = revisions.map(({ publishedBy }) => publishedBy)
  const names = await userNames(people, trx)
  return {
    ...row(ctx, policy, revisions),
    ...(await figures(trx, policy)),
    audienceNames: await audienceNames(trx, policy),
    revisions: revisions.map((one) => ({
      ...revisionOf(one),
      publishedByName: nameIn(names, one.publishedBy),
    })),
  }
}

function row({ abilities }: HttpContext, policy: Policy, revisions: readonly PolicyRevision[]) {
  const { id, version, kind, code, title, titleAr, audience, audienceOf, readingDays } = policy
  const { status, withdrawnOn } = policy
  const manages = abilities.has('people.policies')
  const isOpen = status !== 'withdrawn'
  const hasDraft = revisions.some(({ publishedAt }) => publishedAt === null)
  const latest = latestOf(revisions)
  return {
    ...{ id, version, kind, code, title, titleAr, audience, audienceOf, readingDays },
    ...{ status, withdrawnOn, hasDraft },
    revision: inForceOn(policy, revisions, today())?.revision ?? null,
    latestRevision: latest?.revision ?? null,
    effectiveOn: latest?.effectiveOn ?? null,
    updatedAt: policy.updatedAt.toUTC().toISO()!,
    can: {
      update: manages && isOpen,
      delete: manages && status === 'draft',
      revise: manages && isOpen && !hasDraft,
      draft: manages && isOpen && hasDraft,
      discard: manages && hasDraft && status === 'published',
      publish: manages && isOpen && hasDraft,
      withdraw: manages && status === 'published',
      remind: manages && status === 'published',
    },
  }
}

/** A revision as it is read. */
export function revisionOf(revision: PolicyRevision) {
  const { revision: number, body, bodyAr, changeNote, effectiveOn, publishedAt } = revision
  return {
    ...{ revision: number, body, bodyAr, changeNote, effectiveOn },
    publishedAt: publishedAt?.toUTC().toISO() ?? null,
  }
}

/** What the audience is called; roles are named by the pages. */
async function audienceNames(trx: TransactionClientContract, policy: Policy): Promise<string[]> {
  if (policy.audience === 'everyone' || policy.audience === 'roles') return policy.audienceOf
  const table = policy.audience === 'departments' ? 'departments' : 'project_names'
  const rows = await trx
    .from(table)
    .whereIn('id', policy.audienceOf.map(Number))
    .orderBy('id')
    .select('name', 'name_ar')
  return rows.map((row) => (languageNow() === 'ar' ? (row.name_ar ?? row.name) : row.name))
}
