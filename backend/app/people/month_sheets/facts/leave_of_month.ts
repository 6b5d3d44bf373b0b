import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { countedDays } from '#engines/labour/leave_days'
import { sickPartsByDay } from '#engines/labour/sick_days'
import type { SickPart } from '#engines/labour/sick_leave'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { holidaysBetween, restDaysOf } from '#people/leave_requests/leave_rules'
import { byPerson } from './by_person.js'
import type { Month } from './month.js'
import type { Person } from './people_of_month.js'

type Client = Pick<QueryClientContract, 'from'>

/** A sick year begins at most so long before the month. */
export const SICK_DAYS_BACK = 2 * 366

/** What of one day somebody is on leave, by one kind. */
export interface LeaveDay {
  on: string
  daysE4: number
  leaveTypeId: number
  name: string
  nameAr: string
  basis: string
}

export interface LeaveOfMonth {
  /** Of the month alone, in the order of the days. */
  days: LeaveDay[]
  sick: ReadonlyMap<string, SickPart[]>
  /** Whether some of it is not decided. */
  isOpen: boolean
}

interface Request {
  employee_id: number
  status: string
  from_on: string
  to_on: string
  starts_half: unknown
  ends_half: unknown
  leave_type_id: number
  name: string
  name_ar: string
  basis: string
  counts_rest_days: unknown
  counts_holidays: unknown
}

/** The approved leave of some people in a month, day by day. */
export async function leaveOfMonth(client: Client, month: Month, people: readonly Person[]) {
  const sickFrom = formatDay(parseDay(month.firstOn) - SICK_DAYS_BACK)
  const requests = byPerson(await requestsOf(client, month, people, sickFrom))
  const holidays = await holidaysBetween(client, sickFrom, month.lastOn)
  return (person: Person): LeaveOfMonth => {
    const own = requests(person.id)
    const days = own
      .filter(({ status }) => status === 'approved')
      .flatMap((request) => daysOf(request, restDaysOf(person), holidays))
      .filter(({ on }) => on <= month.lastOn)
    return {
      days: days.filter(({ on }) => on >= month.firstOn).sort((a, b) => (a.on < b.on ? -1 : 1)),
      sick: sickPartsByDay(days.filter(({ basis }) => basis === 'sick')),
      isOpen: own.some(({ status }) => status === 'submitted'),
    }
  }
}

function requestsOf(
  client: Client,
  { firstOn, lastOn }: Month,
  people: readonly Person[],
  sickFrom: string
): Promise<Request[]> {
  return client
    .from('leave_requests as r')
    .join('leave_types as t', 't.id', 'r.leave_type_id')
    .whereIn(
      'r.employee_id',
      people.map(({ id }) => id)
    )
    .where('r.from_on', '<=', lastOn)
    .where((query) =>
      query
        .where((here) =>
          here.whereIn('r.status', ['approved', 'submitted']).where('r.to_on', '>=', firstOn)
        )
        .orWhere((ill) =>
          ill.where({ 'r.status': 'approved', 't.basis': 'sick' }).where('r.to_on', '>=', sickFrom)
        )
    )
    .orderBy('r.from_on')
    .orderBy('r.id')
    .select('r.employee_id', 'r.status', 'r.from_on', 'r.to_on', 'r.starts_half', 'r.ends_half')
    .select('r.leave_type_id', 't.name', 't.name_ar', 't.basis')
    .select('t.counts_rest_days', 't.counts_holidays') as unknown as Promise<Request[]>
}

function daysOf(request: Request, restDays: number[], holidays: ReadonlySet<string>): LeaveDay[] {
  const span = {
    ...{ from: request.from_on, to: request.to_on },
    ...{ startsHalf: Boolean(request.starts_half), endsHalf: Boolean(request.ends_half) },
  }
  const counts = {
    countsRestDays: Boolean(request.counts_rest_days),
    countsHolidays: Boolean(request.counts_holidays),
  }
  const { leave_type_id: leaveTypeId, name, name_ar: nameAr, basis } = request
  return countedDays(span, { ...counts, restDays, holidays }).map(({ on, daysE4 }) => ({
    ...{ on, daysE4, leaveTypeId, name, nameAr, basis },
  }))
}
