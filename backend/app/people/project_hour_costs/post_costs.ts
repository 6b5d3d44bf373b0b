import { BASE_CURRENCY } from '#engines/money/money'
import db from '@adonisjs/lucid/services/db'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { isDuplicate } from '#core/database/failures'
import { sqlInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { nextPosting, type MonthOfHours, type Posted } from '#engines/labour/hour_postings'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { completeMonth, endOfMonth } from '#people/leave_entries/open_months'

/** `entity_type` of the audit log. */
export const PROJECT_HOUR_COST = 'project_hour_cost'
/** Days after a month in which its last weeks are approved. */
const DAYS_TO_APPROVE = 7

/**
 * Passes the cost of hours of the last month on to each project: once for each project and month, however
 * often and on however many workers this runs.
 * @returns how many projects have a new amount
 */
export async function postCosts(now: string = today()): Promise<number> {
  const month = completeMonth(formatDay(parseDay(now) - DAYS_TO_APPROVE))
  const rows: { project_id: number }[] = await db
    .from('time_entries')
    .whereNotNull('project_id')
    .whereNotNull('cost_minor')
    .where('worked_on', '<=', endOfMonth(month))
    .distinct('project_id')
    .orderBy('project_id')
  let posted = 0
  for (const { project_id: projectId } of rows) if (await postOnce(projectId, month)) posted++
  return posted
}

async function postOnce(projectId: number, month: string): Promise<boolean> {
  try {
    return await transact(SYSTEM_ACTOR, (uow) => postMonth(uow, projectId, month))
  } catch (error) {
    // another worker was faster
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Passes on what a project's hours cost until the end of a month, where it may be known. */
export async function postMonth(uow: UnitOfWork, projectId: number, month: string) {
  const amountMinor = nextPosting(
    await hoursOf(uow, projectId, month),
    await postedOf(uow, projectId),
    month
  )
  if (amountMinor === null) return false
  const [id] = await uow.trx.table('project_hour_costs').insert({
    ...{ project_id: projectId, month, currency: BASE_CURRENCY, posted_on: endOfMonth(month) },
    ...{ amount_minor: amountMinor, created_at: sqlInstant() },
  })
  await bookDocument(uow, PROJECT_HOUR_COST, Number(id))
  await uow.audit({
    ...{ action: 'create', entityType: PROJECT_HOUR_COST, entityId: id!, label: month },
    after: { projectId, month, amount: baseMoney(amountMinor) },
  })
  return true
}

async function hoursOf(uow: UnitOfWork, projectId: number, month: string): Promise<MonthOfHours[]> {
  const rows = await uow.trx
    .from('time_entries')
    .where('project_id', projectId)
    .whereNotNull('cost_minor')
    .where('worked_on', '<=', endOfMonth(month))
    .groupBy('employee_id')
    .groupByRaw('substr(worked_on, 1, 7)')
    .select('employee_id')
    .select(uow.trx.raw('substr(worked_on, 1, 7) AS month'))
    .sum('cost_minor as cost')
  return rows.map((row) => ({
    ...{ month: row.month, employeeId: row.employee_id, costMinor: Number(row.cost) },
  }))
}

async function postedOf(uow: UnitOfWork, projectId: number): Promise<Posted> {
  const row = await uow.trx
    .from('project_hour_costs')
    .where('project_id', projectId)
    .max('month as month')
    .sum('amount_minor as amount')
    .first()
  return { month: row?.month ?? null, amountMinor: Number(row?.amount ?? 0) }
}
