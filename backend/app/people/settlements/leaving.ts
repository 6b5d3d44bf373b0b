import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Employee from '#people/employees/employee'

/** The last day of someone who leaves or has left, entered or planned; null for who stays. */
export async function lastDayOf(
  client: Pick<QueryClientContract, 'from'>,
  { id, employed, endOn }: Pick<Employee, 'id' | 'employed' | 'endOn'>
): Promise<string | null> {
  const change = await client
    .from('job_changes')
    .where('employee_id', id)
    .whereIn('kind', ['left', 'returned'])
    .orderBy('effective_on', 'desc')
    .orderBy('id', 'desc')
    .select('kind', 'end_on')
    .first()
  if (change) return change.kind === 'left' ? change.end_on : null
  return employed ? null : endOn
}

/** The same. @throws AppError 409 NO_LEAVING without a last day, LEAVING_BEFORE_JOINING */
export async function requireLastDay(uow: UnitOfWork, employee: Employee): Promise<string> {
  const lastDayOn = await lastDayOf(uow.trx, employee)
  if (!lastDayOn) throw conflict('NO_LEAVING')
  if (lastDayOn < employee.joinOn) throw conflict('LEAVING_BEFORE_JOINING')
  return lastDayOn
}

/**
 * The last day, where a settlement is to be made of it.
 * @throws AppError 409 as `requireLastDay`, or SETTLEMENT_EXISTS naming the one that is there
 */
export async function requireLeaving(uow: UnitOfWork, employee: Employee): Promise<string> {
  const lastDayOn = await requireLastDay(uow, employee)
  const other = await uow.trx
    .from('settlements')
    .where('employee_id', employee.id)
    .whereNot('status', 'cancelled')
    .where((same) => void same.where('last_day_on', lastDayOn).orWhereNot('status', 'paid'))
    .select('id', 'number')
    .first()
  if (other)
    throw conflict('SETTLEMENT_EXISTS', {
      params: { number: other.number },
      details: { recordId: other.id },
    })
  return lastDayOn
}
