import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Subject } from '#identity/access/access'
import { hasDecisions } from './delegated_abilities.js'

type Decides = (client: QueryClientContract, userId: number) => Promise<boolean>

const sources: Decides[] = []

/** A department says who decides on something there without a permission for it, such as the manager of a team. */
export function registerDecisions(decides: Decides) {
  sources.push(decides)
}

/** Whether someone has decisions to hand to a colleague, of any kind. */
export async function mayDelegate(client: QueryClientContract, user: Subject): Promise<boolean> {
  if (hasDecisions(user)) return true
  for (const decides of sources) if (await decides(client, user.id)) return true
  return false
}

/** Whether somebody decides in this person's name on a day between two days, both included. */
export async function hasDelegated(
  client: QueryClientContract,
  { userId, from, to }: { userId: number; from: string; to: string }
): Promise<boolean> {
  const given = client.from('approval_delegations').where('user_id', userId)
  return Boolean(await given.where('from_on', '<=', to).where('to_on', '>=', from).first())
}
