import { abilitiesFor, type Ability } from '#identity/access'
import { accessSettings } from '#identity/access_settings'
import User from '#identity/models/user'

/**
 * What a user may do right now, for work that runs later than it was asked for.
 * @returns an empty set for a user who is gone or disabled
 */
export async function abilitiesOf(userId: number): Promise<ReadonlySet<Ability>> {
  const user = await User.find(userId)
  return new Set(user && !user.isDisabled ? abilitiesFor(user, accessSettings) : [])
}

/** The same of whoever ordered a job; what nobody ordered may do nothing. */
export async function abilitiesOfOrderer(createdBy: number | null): Promise<ReadonlySet<string>> {
  return createdBy ? abilitiesOf(createdBy) : new Set()
}
