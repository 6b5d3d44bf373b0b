import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { overtimeOfDay, timeRulesOf, weekStartOf } from '#engines/labour/timesheet'
import { SETTLED_TIMESHEETS } from '#people/enums/timesheets'
import { restDaysOf } from '#people/leave_requests/leave_rules'
import { workWeeks, type Worker, type WorkWeek } from '#people/timesheets/week_facts'

/** What is asked for, by whom. */
export interface OvertimeAsked {
  id: number
  workedOn: string
  minutes: number
  employee: Worker
}

type Client = Pick<QueryClientContract, 'from'>

/**
 * Minutes of each approved request that count, by its id: what was approved, and worked beyond the normal
 * hours of the day. Absent until the timesheet of its week is approved. One round of queries for each week.
 */
export async function countedMinutes(
  client: Client,
  approved: readonly OvertimeAsked[]
): Promise<Map<number, number>> {
  const counted = new Map<number, number>()
  for (const [weekStart, asked] of Map.groupBy(approved, (one) => weekStartOf(one.workedOn))) {
    const workers = [...new Map(asked.map(({ employee }) => [employee.id, employee])).values()]
    const worked = await settledMinutes(client, weekStart, workers)
    const weeks = await workWeeks(client, workers, weekStart)
    for (const { id, workedOn, minutes, employee } of asked) {
      const days = worked.get(employee.id)
      if (!days) continue
      const time = { approved: minutes, worked: days.get(workedOn) ?? 0 }
      const { weeklyHours } = employee
      const rules = timeRulesOf({ weeklyHours, restDays: restDaysOf(employee) })
      counted.set(id, overtimeOfDay(dayOf(weeks(employee.id), workedOn), time, rules))
    }
  }
  return counted
}

/** Minutes of each day by person; only those whose timesheet of the week is settled are there. */
async function settledMinutes(
  client: Client,
  weekStart: string,
  workers: readonly Worker[]
): Promise<Map<number, Map<string, number>>> {
  const rows = await client
    .from('timesheets as t')
    .leftJoin('time_entries as h', 'h.timesheet_id', 't.id')
    .where('t.week_start', weekStart)
    .whereIn('t.status', [...SETTLED_TIMESHEETS])
    .whereIn(
      't.employee_id',
      workers.map(({ id }) => id)
    )
    .groupBy('t.employee_id', 'h.worked_on')
    .select('t.employee_id', 'h.worked_on')
    .sum('h.minutes as minutes')
  const people = Map.groupBy(rows, (row): number => row.employee_id)
  return new Map(
    [...people].map(([id, days]) => [
      id,
      new Map(days.map((day) => [day.worked_on as string, Number(day.minutes ?? 0)])),
    ])
  )
}

/** Nothing is asked for on days of rest and holidays. */
function dayOf({ days }: WorkWeek, on: string) {
  const { isRest, isHoliday, isRamadan, leaveE4 } = days.find((one) => one.on === on)!
  return { isWorkday: !isRest && !isHoliday, isRamadan, leaveE4 }
}
