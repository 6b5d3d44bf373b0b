import { DateTime } from 'luxon'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import type Policy from '#people/policies/policy'
import PolicyAcknowledgement from '#people/policies/policy_acknowledgement'
import PolicyRevision from '#people/policies/policy_revision'
import { recordPolicy } from '#people/policies/record_policy'
import { createPolicy } from '#people/policies/save_policy'
import { POLICIES, type DemoPolicy } from './policies_data.js'

/** Policies as they were published over the last year, most of them read by most people. */
export async function seedPolicies(context: DemoContext) {
  for (const [at, policy] of POLICIES.entries()) await seedPolicy(context, policy, at)
}

async function seedPolicy(context: DemoContext, demo: DemoPolicy, at: number) {
  const { monthsAgo, ...input } = demo
  const day = context.now.minus({ months: monthsAgo ?? 0, days: 3 })
  const uow = new DemoUnit(context.trx, { at: day, by: personOf(context, 'admin') })
  const policy = await createPolicy(uow, { ...input, audience: 'everyone', readingDays: 14 })
  if (monthsAgo === null) return
  const revision = await PolicyRevision.findByOrFail(
    { policyId: policy.id },
    { client: context.trx }
  )
  revision.merge({ effectiveOn: day.toISODate()!, publishedAt: day, publishedBy: uow.actor.id })
  await revision.save()
  await publish(uow, policy, revision)
  await acknowledge(context, revision, { at, from: day })
}

/** What happened when it was published, on a day that is over. */
async function publish(uow: DemoUnit, policy: Policy, { revision, effectiveOn }: PolicyRevision) {
  policy.merge({ status: 'published', version: policy.version + 1 })
  await policy.save()
  const after = { status: 'published', revision, effectiveOn }
  await recordPolicy(uow, 'publish', policy, { before: { status: 'draft' }, after })
}

/** Every fourth person still has to read it. */
async function acknowledge(
  { trx, now }: DemoContext,
  { id: revisionId }: PolicyRevision,
  { at, from }: { at: number; from: DateTime }
) {
  const users = await trx.from('users').whereNull('disabled_at').orderBy('id').select('id', 'name')
  const rows = users
    .filter((_, index) => (index + at) % 4 !== 0)
    .map(({ id: userId, name: signedName }, index) => ({
      ...{ revisionId, userId, signedName },
      acknowledgedAt: DateTime.min(from.plus({ hours: 5 + index }), now),
    }))
  await PolicyAcknowledgement.createMany(rows, { client: trx })
}
