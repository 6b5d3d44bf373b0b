import { abilitiesWithDelegated, delegations } from '#identity/delegations/delegated_abilities'
import User from '#identity/shared/user'

/**
 * What a user may do right now, for work that runs later than it was requested.
 * @returns an empty set for a user who is gone or disabled
 */
export async function abilitiesOf(userId: number): Promise<ReadonlySet<string>> {
  const user = await User.find(userId)
  await delegations.fresh()
  return user && !user.isDisabled ? abilitiesWithDelegated(user) : new Set()
}

/** The same for the person who started a job; a job that no one started has no rights. */
export async function abilitiesOfRequester(createdBy: number | null): Promise<ReadonlySet<string>> {
  return createdBy ? abilitiesOf(createdBy) : new Set()
}
