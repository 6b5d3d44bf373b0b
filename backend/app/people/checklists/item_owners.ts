import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isActiveUser } from '#core/base/is_active_user'
import type { Ability } from '#identity/access/access'
import { holdersOf } from '#identity/shared/people'
import type { ItemOwner } from '#people/enums/checklists'
import { managersAbove } from '#people/shared/manager_chain'

/** Owners who are all those that hold a right: any of them may do the item. */
const ABILITY_OF: Partial<Record<ItemOwner, Ability>> = {
  hr: 'employees.manage',
  administrators: 'users.manage',
  storekeeper: 'stock.manage',
}

interface Owned {
  owner: ItemOwner
  ownerUserId: number | null
}

interface Person {
  id: number
  userId: number | null
}

/**
 * Who does an item of a person's checklist: a manager or the person by their sign-in. HR does what is of
 * someone without one.
 */
export async function ownerFor(
  trx: TransactionClientContract,
  { id, userId }: Person,
  { owner, ownerUserId }: Owned
): Promise<Owned> {
  if (ABILITY_OF[owner]) return { owner, ownerUserId: null }
  const named =
    owner === 'person' ? userId : owner === 'manager' ? await managerUser(trx, id) : ownerUserId
  const isThere = named !== null && (await isActiveUser(trx, named))
  return isThere ? { owner, ownerUserId: named } : { owner: 'hr', ownerUserId: null }
}

/** The sign-in of the nearest manager who has one. */
async function managerUser(trx: TransactionClientContract, id: number): Promise<number | null> {
  const line = (await managersAbove(trx, [id])).get(id) ?? []
  const rows = await trx
    .from('employees')
    .whereIn('id', line)
    .where('employed', true)
    .whereNotNull('user_id')
    .select('id', 'user_id')
  const users = new Map<number, number>(rows.map((row) => [row.id, row.user_id]))
  const nearest = line.find((manager) => users.has(manager))
  return nearest === undefined ? null : users.get(nearest)!
}

/** The users who are notified of an item. */
export async function usersOf(trx: TransactionClientContract, item: Owned): Promise<number[]> {
  const ability = ABILITY_OF[item.owner]
  if (ability) return holdersOf(ability, trx)
  return item.ownerUserId === null ? [] : [item.ownerUserId]
}

/** Whether an item is this user's to do, beside HR, who may do any. */
export function isOwner(
  item: Owned,
  { userId, abilities }: { userId: number | null; abilities: ReadonlySet<string> }
): boolean {
  const ability = ABILITY_OF[item.owner]
  return ability ? abilities.has(ability) : item.ownerUserId !== null && item.ownerUserId === userId
}

/** The owners whose items someone with these rights may do. */
export const ownersHeld = (abilities: ReadonlySet<string>): ItemOwner[] =>
  Object.entries(ABILITY_OF).flatMap(([owner, ability]) =>
    abilities.has(ability) ? [owner as ItemOwner] : []
  )
