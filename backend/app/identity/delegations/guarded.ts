import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isAdmin } from '#identity/access/access'
import { decidesToday } from './delegated_abilities.js'
import { isOwner } from '#identity/shared/owners'
import type User from '#identity/shared/user'

/** Whether an account is one that no administrator may take over alone: of an owner, an administrator, or who decides. */
export async function isGuarded(user: User, trx: TransactionClientContract): Promise<boolean> {
  return isOwner(user) || isAdmin(user) || (await decidesToday(user, trx))
}
