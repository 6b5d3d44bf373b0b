import { today } from '#core/settings/firm_clock'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audienceOf } from './audience.js'
import { latestOf } from './in_force.js'
import type Policy from './policy.js'
import PolicyAcknowledgement from './policy_acknowledgement.js'
import PolicyRevision from './policy_revision.js'

/** The day by which a revision is to be read; null where it need not be. */
export function dueOn(
  { readingDays }: Pick<Policy, 'readingDays'>,
  { publishedAt }: Pick<PolicyRevision, 'publishedAt'>
): string | null {
  return readingDays === null || !publishedAt
    ? null
    : today(publishedAt.plus({ days: readingDays }))
}

/** Who is to read the latest revision of a policy, and who of them has: lowest id first. */
export async function readersOf(trx: TransactionClientContract, policy: Policy) {
  const revisions = await PolicyRevision.query({ client: trx }).where('policyId', policy.id)
  const latest = latestOf(revisions)
  if (!latest) return { latest: null, readers: [] }
  const signed = await PolicyAcknowledgement.query({ client: trx }).where('revisionId', latest.id)
  const byUser = new Map(signed.map((one) => [one.userId, one]))
  const people = await audienceOf(trx, policy)
  // who has read it and left the audience since still has read it
  const ids = [...new Set([...people, ...byUser.keys()])].sort((a, b) => a - b)
  const readers = ids.map((userId) => ({
    userId,
    isConcerned: people.includes(userId),
    signed: byUser.get(userId) ?? null,
  }))
  return { latest, readers }
}

/** Of those whom it concerns: how many have read it. */
export function shareOf(readers: Awaited<ReturnType<typeof readersOf>>['readers']) {
  const concerned = readers.filter(({ isConcerned }) => isConcerned)
  return { read: concerned.filter(({ signed }) => signed).length, of: concerned.length }
}
