import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'
import { activeUsers } from '#identity/shared/people'
import { ROLES } from '#identity/access/permissions'
import { departmentParents } from '#people/departments/department_parents'
import { withBelow } from '#people/departments/department_tree'
import type Policy from './policy.js'

type Audience = Pick<Policy, 'audience' | 'audienceOf'>

/** Ids of the active users whom a policy concerns today, lowest first. */
export async function audienceOf(
  trx: TransactionClientContract,
  { audience, audienceOf: named }: Audience
): Promise<number[]> {
  const users = await activeUsers(trx)
  if (audience === 'everyone') return users.map(({ id }) => id)
  if (audience === 'roles')
    return users.filter(({ role }) => named.includes(role)).map(({ id }) => id)
  const ids = named.map(Number)
  const members = new Set(
    audience === 'departments' ? await inDepartments(trx, ids) : await onProjects(trx, ids)
  )
  return users.map(({ id }) => id).filter((id) => members.has(id))
}

/** Whether all that an audience names is there. */
export async function isKnownAudience(
  client: QueryClientContract,
  { audience, audienceOf: named }: Audience
): Promise<boolean> {
  if (audience === 'roles') return named.every((role) => ROLES.some((known) => known === role))
  if (!named.every((id) => /^[1-9]\d{0,8}$/.test(id))) return false
  const table = audience === 'departments' ? 'departments' : 'project_names'
  const found = await client.from(table).whereIn('id', named.map(Number)).select('id')
  return found.length === named.length
}

/** Users who work in these departments or in one below them. */
async function inDepartments(trx: TransactionClientContract, ids: number[]): Promise<number[]> {
  const reached = withBelow(ids, await departmentParents(trx))
  const rows = await trx
    .from('employees')
    .whereIn('department_id', [...reached])
    .where('employed', true)
    .whereNotNull('user_id')
    .select('user_id')
  return rows.map((row) => row.user_id)
}

async function onProjects(trx: TransactionClientContract, ids: number[]): Promise<number[]> {
  const rows = await trx
    .from('project_people')
    .whereIn('project_id', ids)
    .where((until) => void until.whereNull('until_on').orWhere('until_on', '>=', today()))
    .select('user_id')
  return rows.map((row) => row.user_id)
}
