import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Scope } from '#core/listing/page'
import { employeeOfUser } from '#people/shared/employee_of_user'
import { teamOf } from '#people/shared/manager_chain'

/**
 * Whose leave the viewer may see: everyone's for HR, else one's own and that of one's team.
 * @param client the transaction of a unit of work, inside of one
 */
export async function visibleEmployees(
  { actor, abilities }: Pick<HttpContext, 'actor' | 'abilities'>,
  client: QueryClientContract = db.connection()
): Promise<'all' | number[]> {
  if (abilities.has('employees.private')) return 'all'
  const own = await employeeOfUser(client, actor?.id ?? null)
  return own === null ? [] : [own, ...(await teamOf(client, own))]
}

export async function leaveScope(ctx: HttpContext): Promise<Scope> {
  const visible = await visibleEmployees(ctx)
  return visible === 'all' ? null : (query) => void query.whereIn('employee_id', visible)
}
