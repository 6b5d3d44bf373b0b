import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Scope } from '#core/listing/page'
import { employeeOfUser } from '#people/shared/employee_of_user'
import { teamOf } from '#people/shared/manager_chain'

interface Viewer {
  userId: number | null
  abilities: ReadonlySet<string>
}

/**
 * The documents that someone may see: all for HR, one's own, and of one's team those kinds that managers
 * see, such as the licence of an operator. A passport is none of their business.
 */
export async function documentScope(
  { userId, abilities }: Viewer,
  client: QueryClientContract = db.connection()
): Promise<Scope> {
  if (abilities.has('employees.private')) return null
  const own = await employeeOfUser(client, userId)
  if (own === null) return (query) => void query.whereRaw('1 = 0')
  const team = await teamOf(client, own)
  return (query) =>
    void query.where((mine) => {
      mine.where('employee_id', own)
      if (team.length)
        mine.orWhere((theirs) => theirs.where('managers_see', true).whereIn('employee_id', team))
    })
}
