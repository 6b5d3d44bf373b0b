import db from '@adonisjs/lucid/services/db'
import { countedMinutes, type OvertimeAsked } from '#people/overtime_requests/counted_minutes'
import { monthName, monthsUntil, type MonthSpan } from './months.js'
import {
  ALL,
  BY_MONTH,
  count,
  TOTAL,
  type Ask,
  type Fact,
  type FigureColumn,
  type FigureRow,
  type PeopleReport,
} from './report_definition.js'
import { belongsTo } from './report_people.js'

interface Asked extends OvertimeAsked {
  month: string
  isApproved: boolean
  /** Null until the hours of its week are approved as well. */
  counted: number | null
}

/** What was decided against, or given up, is no overtime. */
const STANDING = ['submitted', 'approved']

const minutes = (key: string, en: string, ar: string): FigureColumn => ({
  key,
  label: { en, ar },
  kind: 'minutes',
  opens: true,
})

/** What each column takes from a request; null where it does not belong there. */
const PARTS: Record<string, (one: Asked) => number | null> = {
  waiting: (one) => (one.isApproved ? null : one.minutes),
  approved: (one) => (one.isApproved ? one.minutes : null),
  counted: (one) => one.counted,
}

async function askedIn(ask: Ask, spans: readonly MonthSpan[]): Promise<Asked[]> {
  const inside = belongsTo(ask)
  const rows = await db
    .from('overtime_requests as r')
    .join('employees as e', 'e.id', 'r.employee_id')
    .whereIn('r.status', STANDING)
    .whereBetween('r.worked_on', [spans[0]!.from, spans.at(-1)!.to])
    .orderBy('r.worked_on')
    .orderBy('r.id')
    .select('r.id', 'r.worked_on', 'r.minutes', 'r.status', 'e.id as employee_id')
    .select('e.department_id', 'e.join_on', 'e.end_on', 'e.weekend', 'e.weekly_hours')
  const asked = rows
    .filter((row) => inside(row.employee_id, row.department_id))
    .map((row) => ({
      ...{
        id: row.id as number,
        workedOn: row.worked_on as string,
        minutes: row.minutes as number,
      },
      ...{ month: row.worked_on.slice(0, 7) as string, isApproved: row.status === 'approved' },
      employee: {
        ...{ id: row.employee_id as number, joinOn: row.join_on, endOn: row.end_on },
        ...{ weekend: row.weekend, weeklyHours: row.weekly_hours },
      },
    }))
  const approved = asked.filter(({ isApproved }) => isApproved)
  const counted = await countedMinutes(db.connection(), approved)
  return asked.map((one) => ({ ...one, counted: counted.get(one.id) ?? null }))
}

function valuesOf(own: readonly Asked[]) {
  const sum = (part: (one: Asked) => number | null) =>
    own.reduce((total, one) => total + (part(one) ?? 0), 0)
  const sums = Object.entries(PARTS).map(([key, part]) => [key, sum(part)])
  return { people: peopleOf(own).length, ...Object.fromEntries(sums) }
}

const peopleOf = (own: readonly Asked[]) => [...new Set(own.map(({ employee }) => employee.id))]

/** Overtime that was asked for, agreed to and worked, in each month. */
export const overtime: PeopleReport = {
  title: { en: 'Overtime', ar: 'العمل الإضافي' },
  hint: {
    en: 'By the day of the work. Counted is what was approved before, and worked beyond the hours of the day by an approved timesheet.',
    ar: 'حسب يوم العمل. والمحتسب هو ما اعتُمد مسبقاً وعُمل فوق ساعات اليوم وفق كشف دوام معتمد.',
  },
  by: BY_MONTH,
  asks: ['months', 'department'],
  charted: ['approved', 'counted'],
  facts: { on: { en: 'Day', ar: 'اليوم' } },

  async figures(ask) {
    const spans = monthsUntil(ask.asOf, ask.months)
    const all = await askedIn(ask, spans)
    const byMonth = Map.groupBy(all, ({ month }) => month)
    return {
      columns: [
        count('people', 'People', 'الموظفون'),
        minutes('waiting', 'Waiting for approval', 'بانتظار الاعتماد'),
        minutes('approved', 'Approved', 'المعتمد'),
        minutes('counted', 'Counted', 'المحتسب'),
      ],
      rows: spans.map(({ month }): FigureRow => ({
        ...{ key: month, label: monthName(month), month },
        values: valuesOf(byMonth.get(month) ?? []),
      })),
      total: { key: TOTAL, label: ALL, month: null, values: valuesOf(all) },
    }
  },

  async factsOf(ask, { row, column }) {
    const spans = monthsUntil(ask.asOf, ask.months).filter(
      ({ month }) => row === TOTAL || month === row
    )
    const part = PARTS[column]
    if (!spans.length || (column !== 'people' && !part)) return null
    const own = await askedIn(ask, spans)
    if (!part)
      return peopleOf(own).map((employeeId): Fact => ({
        ...{ employeeId, on: null, what: null, amount: 1 },
      }))
    return own
      .map((one): [Asked, number | null] => [one, part(one)])
      .filter((pair): pair is [Asked, number] => pair[1] !== null && pair[1] > 0)
      .map(([{ employee, workedOn: on }, amount]): Fact => ({
        ...{ employeeId: employee.id, on, what: null, amount },
      }))
  },
}
