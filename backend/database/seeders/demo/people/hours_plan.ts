import type { seededRandom } from '#database/seeders/random'
import { costOfMinutes, rateOn, requiredOf, timeRulesOf } from '#engines/labour/timesheet'
import type Employee from '#people/employees/employee'
import type { TimesheetStatus } from '#people/enums/timesheets'
import { restDaysOf } from '#people/leave_requests/leave_rules'
import type { WeekDay } from '#people/timesheets/week_facts'
import type { HoursFacts } from './hours_facts.js'

const QUARTER = 15
const SPLIT = 0.3

export interface PlannedEntry {
  workedOn: string
  projectId: number
  taskId: number | null
  minutes: number
  costMinor: number | null
}

export interface PlannedWeek {
  person: Employee
  weekStart: string
  status: TimesheetStatus
  entries: PlannedEntry[]
}

interface Wanted {
  person: Employee
  weekStart: string
  status: TimesheetStatus
  days: readonly WeekDay[]
  facts: HoursFacts
  random: ReturnType<typeof seededRandom>
}

/** What somebody has worked in a week: the hours of their days and approved overtime, on one project or two. */
export function planWeek(wanted: Wanted): PlannedWeek {
  const { person, weekStart, status, days, facts, random } = wanted
  const own = random.pick(facts.projects)
  const tasks = new Map(
    facts.projects.map(({ id, tasks: all }) => [id, all.length ? random.pick(all) : null])
  )
  const costed = status === 'approved' || status === 'locked'
  const entries = days.flatMap((day) => {
    const minutes = minutesOf(day, person) + (facts.overtime.get(`${person.id} ${day.on}`) ?? 0)
    if (minutes <= 0) return []
    const other = random.chance(SPLIT) ? random.pick(facts.projects) : own
    const half = Math.floor(minutes / 2 / QUARTER) * QUARTER
    const parts: [number, number][] =
      other.id === own.id
        ? [[own.id, minutes]]
        : [
            [own.id, minutes - half],
            [other.id, half],
          ]
    const rate = rateOn(facts.rates.get(person.id) ?? [], day.on)
    return parts.map(([projectId, worked]) => ({
      ...{ workedOn: day.on, projectId, taskId: tasks.get(projectId) ?? null, minutes: worked },
      costMinor: costed && rate ? costOfMinutes(worked, rate.hourMinor) : null,
    }))
  })
  return { person, weekStart, status, entries }
}

/** What a day asks of somebody; none before they joined. */
function minutesOf(day: WeekDay, person: Employee): number {
  if (day.isFuture || day.on < person.joinOn) return 0
  const { isRest, isHoliday, isRamadan, leaveE4 } = day
  const rules = timeRulesOf({ weeklyHours: person.weeklyHours, restDays: restDaysOf(person) })
  return requiredOf([{ isWorkday: !isRest && !isHoliday, isRamadan, leaveE4 }], rules)
}
