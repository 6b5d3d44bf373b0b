import type { HttpContext } from '@adonisjs/core/http'
import { abilitiesWithDelegated, delegations } from '#identity/delegations/delegated_abilities'
import { abilitiesFor } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import ServiceAccount from '#identity/shared/service_account'
import { servicesOnly } from '#identity/shared/service_abilities'
import User from '#identity/shared/user'
import { asOrdered } from './ordered_rights.js'

/**
 * What a user may do right now, for work that runs later than it was requested.
 * @returns an empty set for a user who is gone or disabled
 */
export async function abilitiesOf(userId: number): Promise<ReadonlySet<string>> {
  const user = await User.find(userId)
  await delegations.fresh()
  return asOrdered(userId, await abilitiesOfUser(user))
}

/** What someone may do who is not there now, the programs among them too. */
export async function abilitiesOfUser(
  user: User | null,
  client?: QueryClientContract
): Promise<ReadonlySet<string>> {
  if (user?.isService) return serviceAbilities(user.id, client)
  return user && !user.isDisabled ? abilitiesWithDelegated(user) : new Set()
}

/** What a service account may do; nothing once it is turned off. */
async function serviceAbilities(userId: number, client?: QueryClientContract) {
  const account = await ServiceAccount.query({ client }).where({ userId, active: true }).first()
  return servicesOnly(account?.abilities ?? [])
}

/** What colleagues have lent ends with their absence: no token and no webhook has it. */
export const ownAbilitiesIn = ({ abilities, lent }: HttpContext): ReadonlySet<string> =>
  lent?.own ?? abilities

/** The same without what colleagues have lent: for what goes on while they are back. */
export async function ownAbilitiesOf(userId: number): Promise<ReadonlySet<string>> {
  const user = await User.find(userId)
  if (user?.isService) return asOrdered(userId, await serviceAbilities(userId))
  return asOrdered(
    userId,
    new Set(user && !user.isDisabled ? abilitiesFor(user, accessSettings) : [])
  )
}

/** The same for the person who started a job; a job that no one started has no rights. */
export async function abilitiesOfRequester(createdBy: number | null): Promise<ReadonlySet<string>> {
  return createdBy ? abilitiesOf(createdBy) : new Set()
}

/**
 * The same within a transaction, which may hold the only connection there is: delegations count as this
 * process knows them.
 */
export async function abilitiesWithin(
  client: TransactionClientContract,
  userId: number | null
): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set()
  const user = await User.find(userId, { client })
  return asOrdered(userId, await abilitiesOfUser(user, client), client)
}
