import type Policy from './policy.js'
import type PolicyRevision from './policy_revision.js'

/**
 * What a policy said on a day.
 * @param revisions in any order; drafts are passed over
 * @param day `YYYY-MM-DD`
 * @returns null before its first day, and from the day of its withdrawal on
 */
export function inForceOn<Revision extends Pick<PolicyRevision, 'revision' | 'effectiveOn'>>(
  { withdrawnOn }: Pick<Policy, 'withdrawnOn'>,
  revisions: readonly Revision[],
  day: string
): Revision | null {
  if (withdrawnOn !== null && withdrawnOn <= day) return null
  return revisions
    .filter(({ effectiveOn }) => effectiveOn !== null && effectiveOn <= day)
    .reduce<Revision | null>(
      (last, one) => (last && last.revision > one.revision ? last : one),
      null
    )
}

/** The revision to be acknowledged: the last that was published, also before its day. */
export function latestOf<Revision extends Pick<PolicyRevision, 'revision' | 'effectiveOn'>>(
  revisions: readonly Revision[]
): Revision | null {
  return inForceOn({ withdrawnOn: null }, revisions, '9999-12-31')
}
