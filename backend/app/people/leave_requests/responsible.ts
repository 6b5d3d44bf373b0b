import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Employee from '#people/employees/employee'
import { managersAbove } from '#people/shared/manager_chain'

/**
 * The sign-in of who decides: the nearest manager who has one and is at work. Where all are away the
 * nearest one decides, or who does so in their name. Null leaves it to the rule, which names HR.
 */
export async function responsibleFor(uow: UnitOfWork, { id }: Employee): Promise<number | null> {
  const line = (await managersAbove(uow.trx, [id])).get(id) ?? []
  if (!line.length) return null
  const rows: { id: number; user_id: number }[] = await uow.trx
    .from('employees')
    .whereIn('id', line)
    .where('employed', true)
    .whereNotNull('user_id')
    .select('id', 'user_id')
  const users = new Map(rows.map((row) => [row.id, row.user_id]))
  const deciders = line.filter((manager) => users.has(manager))
  const away = await awayToday(uow, deciders)
  const chosen = deciders.find((manager) => !away.has(manager)) ?? deciders[0]
  return chosen === undefined ? null : users.get(chosen)!
}

/** Those of them who are on approved leave today. */
async function awayToday({ trx }: UnitOfWork, ids: number[]): Promise<Set<number>> {
  const rows = await trx
    .from('leave_requests')
    .whereIn('employee_id', ids)
    .where('status', 'approved')
    .where('from_on', '<=', today())
    .where('to_on', '>=', today())
    .select('employee_id')
  return new Set(rows.map((row) => row.employee_id))
}
