import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { invalid } from '#core/base/app_error'
import { MOST_DAYS, registerCalendarDays } from '#core/timeline/calendar_days'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { holidaysBetween } from './leave_rules.js'
import { visibleEmployees } from './leave_scope.js'

const LONGEST_DAYS = 100
const MOST_PEOPLE = 500

const requestsBetween = (from: string, to: string, statuses: string[]) =>
  db
    .from('leave_requests as r')
    .join('employees as e', 'e.id', 'r.employee_id')
    .join('leave_types as t', 't.id', 'r.leave_type_id')
    .whereIn('r.status', statuses)
    .where('r.from_on', '<=', to)
    .where('r.to_on', '>=', from)
    .orderBy('e.name')
    .orderBy('r.from_on')
    .orderBy('r.id')

/**
 * Who is away in some weeks. That somebody is away everyone may know, who has to plan with them; why, and
 * what is not decided, those whom it concerns.
 */
export async function whoIsAway(ctx: HttpContext, { from, to }: { from: string; to: string }) {
  const days = parseDay(to) - parseDay(from)
  if (days < 0) throw invalid({ to: ['beforeStart'] })
  if (days > LONGEST_DAYS) throw invalid({ to: ['range'] })
  const visible = await visibleEmployees(ctx)
  const isOpen = (id: number) => visible === 'all' || visible.includes(id)
  const rows = await requestsBetween(from, to, ['approved', 'submitted'])
    .limit(MOST_PEOPLE)
    .select('r.id', 'r.employee_id', 'r.from_on', 'r.to_on', 'r.starts_half', 'r.ends_half')
    .select('r.status', 'e.name', 'e.name_ar', 'e.department_id')
    .select('t.name as type_name', 't.name_ar as type_name_ar')
  const absences = rows
    .filter((row) => row.status === 'approved' || isOpen(row.employee_id))
    .map((row) => ({
      ...{ employeeId: row.employee_id, name: row.name, nameAr: row.name_ar },
      departmentId: row.department_id,
      ...{ fromOn: row.from_on, toOn: row.to_on, status: row.status },
      ...{ startsHalf: Boolean(row.starts_half), endsHalf: Boolean(row.ends_half) },
      requestId: isOpen(row.employee_id) ? row.id : null,
      typeName: isOpen(row.employee_id) ? row.type_name : null,
      typeNameAr: isOpen(row.employee_id) ? row.type_name_ar : null,
    }))
  return { absences, holidays: [...(await holidaysBetween(db.connection(), from, to))].sort() }
}

registerCalendarDays('away', {
  resource: 'leave-requests',
  ability: 'people.open',
  between: async ([first, last]) => {
    const rows = await requestsBetween(first, last, ['approved'])
      .limit(MOST_DAYS)
      .select('r.id', 'r.number', 'r.employee_id', 'r.from_on', 'r.to_on', 'e.name', 'e.name_ar')
    return rows
      .flatMap((row) => daysOf(row, first, last).map((on) => ({ row, on })))
      .slice(0, MOST_DAYS)
      .map(({ row, on }) => ({
        ...{ id: row.id, on, number: row.number, about: row.name },
        aboutAr: row.name_ar,
        link: `/hr/employees/${row.employee_id}`,
      }))
  },
})

function daysOf(row: { from_on: string; to_on: string }, first: string, last: string): string[] {
  const from = parseDay(row.from_on > first ? row.from_on : first)
  const to = parseDay(row.to_on < last ? row.to_on : last)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => formatDay(from + at))
}
