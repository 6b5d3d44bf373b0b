import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Approver } from '#core/approvals/approver'
import { abilitiesFor } from '#identity/access/access'
import { DECIDING_ABILITIES, type DocumentType } from '#identity/access/deciding'
import { accessSettings } from '#identity/shared/access_settings'
import { isOwner } from '#identity/shared/owners'
import User from '#identity/shared/user'
import { loansToday } from './delegated_abilities.js'

/** The active people who may decide on documents of a type at all, with what is lent to them today. */
export async function findApprovers(
  documentType: string,
  client: QueryClientContract
): Promise<Approver[]> {
  const users = await User.query({ client }).whereNull('disabled_at').orderBy('id')
  const loans = await loansToday(client)
  const ability: string | undefined = DECIDING_ABILITIES[documentType as DocumentType]
  return users
    .map((user): Approver => {
      const own = new Set<string>(abilitiesFor(user, accessSettings))
      const standsFor = loans
        .filter(({ delegateId }) => delegateId === user.id)
        .map(({ lender }) => lender)
      const standIns = loans
        .filter(({ lender }) => lender.userId === user.id)
        .map(({ delegateId }) => delegateId)
      const abilities = new Set([...own, ...standsFor.flatMap((one) => [...one.abilities])])
      return { userId: user.id, role: user.role, own, abilities, standsFor, standIns }
    })
    .filter(({ abilities }) => ability === undefined || abilities.has(ability))
}

/** Owners whose accounts are open: the last to be notified of what no one decides. */
export async function findOwners(client: QueryClientContract): Promise<number[]> {
  const users = await User.query({ client }).whereNull('disabled_at').orderBy('id')
  return users.filter(isOwner).map(({ id }) => id)
}
