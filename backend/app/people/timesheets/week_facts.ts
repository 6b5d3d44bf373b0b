import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'
import { isRamadan } from '#engines/calendars/hijri'
import type { LeaveSpan } from '#engines/labour/leave_days'
import {
  daysOfWeek,
  leaveByDay,
  requiredOf,
  timeRulesOf,
  type TimeRow,
  type WeekFacts,
} from '#engines/labour/timesheet'
import { parseDay, weekdayOf } from '#engines/scheduling/moment'
import type Employee from '#people/employees/employee'
import { holidaysBetween, restDaysOf } from '#people/leave_requests/leave_rules'

type Client = Pick<QueryClientContract, 'from'>
export type Worker = Pick<Employee, 'id' | 'joinOn' | 'endOn' | 'weekend' | 'weeklyHours'>

/** Projects on which hours can be entered: work goes on until they are closed. */
export const OPEN_PROJECTS = ['active', 'in_progress', 'on_hold', 'completed']

export interface WeekDay {
  on: string
  isRest: boolean
  isHoliday: boolean
  isRamadan: boolean
  isFuture: boolean
  leaveE4: number
}

export interface WorkWeek {
  days: WeekDay[]
  requiredMinutes: number
}

/** Approved leave of people in a week, day by day. */
async function leaveOf(client: Client, ids: readonly number[], [first, last]: [string, string]) {
  const rows = await client
    .from('leave_requests')
    .whereIn('employee_id', [...ids])
    .where('status', 'approved')
    .where('from_on', '<=', last)
    .where('to_on', '>=', first)
    .select('employee_id', 'from_on', 'to_on', 'starts_half', 'ends_half')
  const spans = Map.groupBy(rows, (row): number => row.employee_id)
  return (id: number) => leaveByDay((spans.get(id) ?? []).map(spanOf), first, last)
}

const spanOf = (row: any): LeaveSpan => ({
  ...{ from: row.from_on, to: row.to_on },
  ...{ startsHalf: Boolean(row.starts_half), endsHalf: Boolean(row.ends_half) },
})

/** What the calendar asks of people in one week, by one query for all of them. */
export async function workWeeks(
  client: Client,
  workers: readonly Worker[],
  weekStart: string
): Promise<(id: number) => WorkWeek> {
  const days = daysOfWeek(weekStart)
  const span: [string, string] = [days[0]!, days.at(-1)!]
  const ids = workers.map(({ id }) => id)
  const leave = await leaveOf(client, ids, span)
  const holidays = await holidaysBetween(client, ...span)
  const now = today()
  const usual = days.map((on) => ({
    ...{ on, isHoliday: holidays.has(on), isRamadan: isRamadan(on), isFuture: on > now },
    weekday: weekdayOf(parseDay(on)),
  }))
  const weeks = new Map(
    workers.map((worker) => {
      const restDays = restDaysOf(worker)
      const away = leave(worker.id)
      const own = usual.map(({ weekday, ...day }) => ({
        ...day,
        isRest: restDays.includes(weekday),
        leaveE4: away.get(day.on) ?? 0,
      }))
      const required = own.map((day) => ({
        ...day,
        isWorkday: !day.isRest && !day.isHoliday && isEmployed(worker, day.on),
      }))
      const rules = timeRulesOf({ weeklyHours: worker.weeklyHours, restDays })
      return [worker.id, { days: own, requiredMinutes: requiredOf(required, rules) }]
    })
  )
  return (id) => weeks.get(id)!
}

const isEmployed = ({ joinOn, endOn }: Worker, on: string) =>
  joinOn <= on && (endOn === null || on <= endOn)

/** What is known of the days, projects and tasks of rows that somebody wants to keep. */
export async function factsOf(
  client: Client,
  worker: Worker,
  weekStart: string,
  rows: readonly Pick<TimeRow, 'projectId' | 'taskId'>[]
): Promise<WeekFacts> {
  const days = daysOfWeek(weekStart)
  const leave = await leaveOf(client, [worker.id], [days[0]!, days.at(-1)!])
  const ids = (name: 'projectId' | 'taskId') =>
    rows.map((row) => row[name]).filter((id) => id !== null)
  const projects = await client
    .from('project_names')
    .whereIn('id', ids('projectId'))
    .whereIn('status', OPEN_PROJECTS)
    .select('id')
  const tasks = await client
    .from('project_tasks')
    .whereIn('id', ids('taskId'))
    .select('id', 'project_id')
  return {
    ...{ weekStart, today: today(), joinedOn: worker.joinOn, endedOn: worker.endOn },
    leaveE4: leave(worker.id),
    openProjects: new Set(projects.map(({ id }) => id)),
    projectOfTask: new Map(tasks.map((task) => [task.id, task.project_id])),
  }
}
