import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { Query } from '#core/listing/page'
import { daysOfWeek, shortageOf } from '#engines/labour/timesheet'
import { WEEK_STATES, type WeekState } from '#people/enums/timesheets'
import { visibleEmployees } from '#people/leave_requests/leave_scope'
import { employeeOfUser } from '#people/shared/employee_of_user'
import { requireWeekStart } from './save_week.js'
import type { teamWeekValidator } from './validator.js'
import { approvedBy, deciding } from './visible_timesheets.js'
import { workWeeks, type Worker } from './week_facts.js'

const PAGE = 100

/**
 * The people whose week the viewer answers for: their team and whose lines they approve, for HR everyone.
 * Each with the state of their week, also who has not begun it.
 */
export async function teamWeek(
  ctx: HttpContext,
  { weekStart, state, page = 1 }: Infer<typeof teamWeekValidator>
) {
  requireWeekStart(weekStart)
  const people = await peopleOf(ctx, weekStart)
  const counts = await countStates(people())
  const query = people()
  if (state === 'missing') query.whereNull('t.id')
  else if (state) query.where('t.status', state)
  const rows = await query
    .orderBy('e.name')
    .orderBy('e.id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .select('e.id', 'e.number', 'e.name', 'e.name_ar', 'e.department_id')
    .select('e.join_on', 'e.end_on', 'e.weekend', 'e.weekly_hours')
    .select('t.id as timesheet_id', 't.version', 't.status', 't.total_minutes')
  const weeks = await workWeeks(db.connection(), rows.map(workerOf), weekStart)
  const open = await openToApprove(ctx, rows)
  return {
    ...{ weekStart, counts, pageSize: PAGE },
    people: rows.map((row) => {
      const { requiredMinutes } = weeks(row.id)
      const totalMinutes: number = row.total_minutes ?? 0
      return {
        ...{ employeeId: row.id, number: row.number, name: row.name, nameAr: row.name_ar },
        departmentId: row.department_id,
        ...{ timesheetId: row.timesheet_id, version: row.version ?? 0 },
        state: (row.status ?? 'missing') as WeekState,
        ...{ totalMinutes, requiredMinutes },
        shortageMinutes: shortageOf(requiredMinutes, totalMinutes),
        waitsForMe: open.has(row.timesheet_id),
      }
    }),
  }
}

/** A new query each time for those who worked here in the week, with their timesheet where there is one. */
async function peopleOf(ctx: HttpContext, weekStart: string): Promise<() => Query> {
  const last = daysOfWeek(weekStart).at(-1)!
  const visible = await visibleEmployees(ctx)
  const own = await employeeOfUser(db.connection(), ctx.actor!.id)
  return () => {
    const query = db
      .from('employees as e')
      .leftJoin('timesheets as t', (join) => {
        join.on('t.employee_id', 'e.id').andOnVal('t.week_start', weekStart)
      })
      .where('e.join_on', '<=', last)
      .where((one) => void one.whereNotNull('t.id').orWhere('e.employed', true))
    if (visible === 'all') return query
    const team = visible.filter((id) => id !== own)
    return query.where((one) => {
      void one.whereIn('e.id', team).orWhere((other) => approvedBy(deciding(ctx), 't.id')(other))
    })
  }
}

async function countStates(query: Query): Promise<Record<WeekState, number>> {
  const rows = await query.groupBy('t.status').select('t.status').count('* as count')
  const counts = new Map<WeekState, number>(
    rows.map((row) => [row.status ?? 'missing', Number(row.count)])
  )
  return Object.fromEntries(WEEK_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    WeekState,
    number
  >
}

const workerOf = (row: any): Worker => ({
  ...{ id: row.id, joinOn: row.join_on, endOn: row.end_on },
  ...{ weekend: row.weekend, weeklyHours: row.weekly_hours },
})

/** Those of the submitted weeks in which lines wait for the viewer, as far as the list can tell. */
async function openToApprove(ctx: HttpContext, rows: readonly any[]): Promise<Set<number>> {
  const ids = rows.filter(({ status }) => status === 'submitted').map((row) => row.timesheet_id)
  if (!ids.length) return new Set()
  const mine = await db
    .from('timesheet_approvals')
    .whereIn('timesheet_id', ids)
    .whereNull('decided_at')
    .where((one) => {
      void one.whereIn('approver_id', deciding(ctx))
      if (ctx.abilities.has('employees.manage')) void one.orWhereNull('approver_id')
    })
    .select('timesheet_id')
  return new Set(mine.map((row) => row.timesheet_id))
}
