import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { employeeOfUser } from './employee_of_user.js'
import { managersAbove } from './manager_chain.js'

/** What a viewer is to a person. */
export interface Relation {
  isSelf: boolean
  /** Above the person in the line of managers. */
  isManager: boolean
}

const STRANGER: Relation = { isSelf: false, isManager: false }

/** What the viewer is to each of these employees: the person, above them, or neither. */
export async function relationsTo(
  { actor }: Pick<HttpContext, 'actor'>,
  ids: readonly number[],
  trx?: TransactionClientContract
): Promise<(id: number) => Relation> {
  const client = trx ?? db
  const own = await employeeOfUser(client, actor?.id ?? null)
  if (own === null || !ids.length) return () => STRANGER
  const lines = await managersAbove(client, ids)
  return (id) => ({ isSelf: id === own, isManager: lines.get(id)?.includes(own) ?? false })
}
