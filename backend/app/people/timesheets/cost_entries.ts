import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { costOfMinutes, rateOn } from '#engines/labour/timesheet'
import type Timesheet from './timesheet.js'

interface Rate {
  effectiveOn: string
  hourMinor: number
}

/**
 * Writes what each hour of a week costs, at the rate of its day. Hours of a day without a rate have no cost.
 * What is written stays when a rate changes later.
 */
export async function costEntries(uow: UnitOfWork, timesheet: Timesheet) {
  const rates = await ratesOf(uow, timesheet.employeeId)
  for (const { id, workedOn, minutes } of timesheet.entries) {
    const rate = rateOn(rates, workedOn)
    const cost = rate === null ? null : costOfMinutes(minutes, rate.hourMinor)
    await uow.trx.from('time_entries').where({ id }).update({ cost_minor: cost })
  }
}

async function ratesOf(uow: UnitOfWork, employeeId: number): Promise<Rate[]> {
  const rows = await uow.trx
    .from('pay_rates')
    .where('employee_id', employeeId)
    .whereNotNull('cost_rate_minor')
    .orderBy('effective_on')
    .select('effective_on', 'cost_rate_minor')
  return rows.map((row) => ({
    effectiveOn: row.effective_on,
    hourMinor: Number(row.cost_rate_minor),
  }))
}
