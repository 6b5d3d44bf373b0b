import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { dayPlan, type DayKind, type Due } from '#engines/labour/attendance'
import { parseDay, weekdayOf } from '#engines/scheduling/moment'
import type Employee from '#people/employees/employee'
import { holidaysBetween, restDaysOf } from '#people/leave_requests/leave_rules'
import { dueOn, hoursOf, type SiteHours } from './firm_hours.js'

type Person = Pick<Employee, 'id' | 'weekend'>

interface LeaveRow {
  employee_id: number
  from_on: string
  to_on: string
  starts_half: number | boolean
  ends_half: number | boolean
  name: string
  name_ar: string
}

export interface PlannedDay {
  kind: DayKind
  /** Whole minutes since 1970; null where nobody is due. */
  due: Due | null
  leave: { name: string; nameAr: string } | null
}

/**
 * What the calendar says of people's days between two days, both included: working days, rest days, public
 * holidays and approved leave.
 */
export async function dayCalendar(
  client: Pick<QueryClientContract, 'from'>,
  people: readonly Person[],
  [from, to]: readonly [string, string]
): Promise<(person: Person, on: string, site: SiteHours | null) => PlannedDay> {
  const holidays = await holidaysBetween(client, from, to)
  const leaves = await approvedLeave(client, people, [from, to])
  return (person, on, site) => {
    const leave = leaves.get(person.id)?.filter((row) => row.from_on <= on && row.to_on >= on) ?? []
    const plan = dayPlan({
      hours: hoursOf(site, on),
      isRestDay: restDaysOf(person).includes(weekdayOf(parseDay(on))),
      isHoliday: holidays.has(on),
      leave: {
        morning: leave.some((row) => !(row.from_on === on && row.starts_half)),
        afternoon: leave.some((row) => !(row.to_on === on && row.ends_half)),
      },
    })
    const [first] = leave
    return {
      kind: plan.kind,
      due: plan.due && dueOn(on, plan.due),
      leave: first ? { name: first.name, nameAr: first.name_ar } : null,
    }
  }
}

async function approvedLeave(
  client: Pick<QueryClientContract, 'from'>,
  people: readonly Person[],
  [from, to]: readonly [string, string]
): Promise<Map<number, LeaveRow[]>> {
  const rows: LeaveRow[] = await client
    .from('leave_requests as r')
    .join('leave_types as t', 't.id', 'r.leave_type_id')
    .where('r.status', 'approved')
    .where('r.from_on', '<=', to)
    .where('r.to_on', '>=', from)
    .whereIn(
      'r.employee_id',
      people.map(({ id }) => id)
    )
    .orderBy('r.from_on')
    .select('r.employee_id', 'r.from_on', 'r.to_on', 'r.starts_half', 'r.ends_half')
    .select('t.name', 't.name_ar')
  return Map.groupBy(rows, ({ employee_id }) => employee_id)
}
