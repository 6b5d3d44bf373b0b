import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { leaveDaysE4 } from '#engines/labour/leave_days'
import { holidaysBetween, restDaysOf } from '#people/leave_requests/leave_rules'
import { MISSED, MISSED_COLUMN, missedDays, missedFacts } from './missed_days.js'
import { monthName, monthsUntil, type MonthSpan } from './months.js'
import {
  ALL,
  BY_MONTH,
  TOTAL,
  type Ask,
  type Fact,
  type FigureColumn,
  type FigureRow,
  type PeopleReport,
} from './report_definition.js'

/** The days of a leave that lie in one month. */
interface Part extends Sum {
  employeeId: number
  /** First day of the leave in this month. */
  on: string
}

interface Leave {
  employee_id: number
  leave_type_id: number
  from_on: string
  to_on: string
  starts_half: unknown
  ends_half: unknown
  days_e4: number | string
  weekend: string | null
  counts_rest_days: unknown
  counts_holidays: unknown
}

const ALL_TYPES = 'all'

type Query = DatabaseQueryBuilderContract<any>

/** Approved leave of those whom the report speaks of that touches the months. */
function leaveIn({ people, departments }: Ask, months: readonly MonthSpan[]): Query {
  return db
    .from('leave_requests as r')
    .where('r.status', 'approved')
    .where('r.to_on', '>=', months[0]!.from)
    .where('r.from_on', '<=', months.at(-1)!.to)
    .if(people, (query) => query.whereIn('r.employee_id', [...people!]))
    .if(departments, (query) =>
      query.whereIn('r.employee_id', (own) =>
        own
          .from('employees')
          .whereIn('department_id', [...departments!])
          .select('id')
      )
    )
}

/** What begins and ends within one of the months need not be divided. */
const WITHIN = 'r.from_on >= ? and r.to_on <= ? and substr(r.from_on, 1, 7) = substr(r.to_on, 1, 7)'

const endsOf = (months: readonly MonthSpan[]) => [months[0]!.from, months.at(-1)!.to]

/** Leave by itself, in the order of its days, with what its days are counted by. */
async function leaves(query: Query): Promise<Leave[]> {
  const rows: Leave[] = await query
    .join('employees as e', 'e.id', 'r.employee_id')
    .join('leave_types as t', 't.id', 'r.leave_type_id')
    .orderBy('r.from_on')
    .orderBy('r.id')
    .select('r.employee_id', 'r.leave_type_id', 'r.from_on', 'r.to_on')
    .select('r.starts_half', 'r.ends_half', 'r.days_e4', 'e.weekend')
    .select('t.counts_rest_days', 't.counts_holidays')
  return rows
}

interface Sum {
  typeId: number
  month: string
  daysE4: number
}

/** Days by month and kind: the database adds up what need not be divided, which is most of it. */
async function sumsIn(ask: Ask, months: readonly MonthSpan[]): Promise<Sum[]> {
  const [rows, divided] = await Promise.all([
    leaveIn(ask, months)
      .whereRaw(WITHIN, endsOf(months))
      .groupBy('r.leave_type_id')
      .groupByRaw('substr(r.from_on, 1, 7)')
      .select('r.leave_type_id')
      .select(db.raw('substr(r.from_on, 1, 7) as month'))
      .sum('r.days_e4 as days_e4'),
    leaves(leaveIn(ask, months).whereRaw(`not (${WITHIN})`, endsOf(months))),
  ])
  const whole = rows.map((row): Sum => ({
    ...{ typeId: row.leave_type_id, month: row.month, daysE4: Number(row.days_e4) },
  }))
  return [...whole, ...(await divide(divided, months))]
}

/** What of this leave lies in each of the months. */
async function divide(found: readonly Leave[], months: readonly MonthSpan[]): Promise<Part[]> {
  const [from, to] = endsOf(months)
  const first = found.reduce((day, { from_on: on }) => (on < day ? on : day), from!)
  const last = found.reduce((day, { to_on: on }) => (on > day ? on : day), to!)
  const holidays = await holidaysBetween(db.connection(), first, last)
  return found.flatMap((leave) => partsOf(leave, months, holidays))
}

/** A leave over the end of a month is divided by the days that count in each. */
function partsOf(
  leave: Leave,
  months: readonly MonthSpan[],
  holidays: ReadonlySet<string>
): Part[] {
  const { from_on: from, to_on: to } = leave
  const own = { employeeId: leave.employee_id, typeId: leave.leave_type_id }
  return months.flatMap(({ month, from: first, to: last }): Part[] => {
    if (from > last || to < first) return []
    const on = from > first ? from : first
    if (from >= first && to <= last) return [{ ...own, month, on, daysE4: Number(leave.days_e4) }]
    const span = {
      ...{ from: on, to: to < last ? to : last },
      startsHalf: Boolean(leave.starts_half) && from >= first,
      endsHalf: Boolean(leave.ends_half) && to <= last,
    }
    const daysE4 = leaveDaysE4(span, {
      countsRestDays: Boolean(leave.counts_rest_days),
      countsHolidays: Boolean(leave.counts_holidays),
      ...{ restDays: restDaysOf(leave), holidays },
    })
    return daysE4 > 0 ? [{ ...own, month, on, daysE4 }] : []
  })
}

async function leaveTypes() {
  const rows = await db.from('leave_types').orderBy('id').select('id', 'name', 'name_ar')
  return rows.map((row) => ({
    id: row.id as number,
    label: { en: row.name as string, ar: row.name_ar as string },
  }))
}

const days = (key: string, label: FigureColumn['label']): FigureColumn => ({
  key,
  label,
  kind: 'days',
  opens: true,
})

/** Days of approved leave of each kind in each month, and those that people missed without it. */
export const absence: PeopleReport = {
  title: { en: 'Absence', ar: 'الغياب' },
  hint: {
    en: 'Days of approved leave, by month and kind; leave over the end of a month is divided. Without leave: working days that attendance at a site has as absent.',
    ar: 'أيام الإجازات المعتمدة حسب الشهر والنوع، وتُقسم الإجازة الممتدة إلى شهر آخر بين الشهرين. ودون إجازة: أيام العمل المسجلة غياباً في حضور المواقع.',
  },
  by: BY_MONTH,
  asks: ['months', 'department'],
  charted: [ALL_TYPES],
  facts: {
    on: { en: 'From', ar: 'من تاريخ' },
    what: { en: 'Kind of leave', ar: 'نوع الإجازة' },
  },

  async figures(ask) {
    const months = monthsUntil(ask.asOf, ask.months)
    const [parts, types, missed] = await Promise.all([
      sumsIn(ask, months),
      leaveTypes(),
      missedDays(ask, months),
    ])
    const taken = new Set(parts.map(({ typeId }) => typeId))
    const shown = types.filter(({ id }) => taken.has(id))
    const valuesOf = (own: readonly Sum[]) =>
      Object.fromEntries([
        ...shown.map(({ id }) => [id, sum(own.filter(({ typeId }) => typeId === id))]),
        [ALL_TYPES, sum(own)],
      ])
    const byMonth = Map.groupBy(parts, ({ month }) => month)
    const rows = months.map(({ month }): FigureRow => ({
      ...{ key: month, label: monthName(month), month },
      values: { ...valuesOf(byMonth.get(month) ?? []), [MISSED]: missed.get(month) ?? 0 },
    }))
    const allMissed = [...missed.values()].reduce((sum, one) => sum + one, 0)
    return {
      columns: [
        ...shown.map(({ id, label }) => days(String(id), label)),
        days(ALL_TYPES, { en: 'All kinds', ar: 'كل الأنواع' }),
        MISSED_COLUMN,
      ],
      rows,
      total: {
        ...{ key: TOTAL, label: ALL, month: null },
        values: { ...valuesOf(parts), [MISSED]: allMissed },
      },
    }
  },

  async factsOf(ask, { row, column }) {
    const months = monthsUntil(ask.asOf, ask.months)
    const shown = row === TOTAL ? months : months.filter(({ month }) => month === row)
    if (shown.length && column === MISSED) return missedFacts(ask, shown)
    const types = new Map(
      (await leaveTypes()).map(({ id, label }): [string, FigureColumn['label']] => [
        String(id),
        label,
      ])
    )
    if (!shown.length || (column !== ALL_TYPES && !types.has(column))) return null
    const parts = await divide(await leaves(leaveIn(ask, shown)), shown)
    return parts
      .filter(({ typeId }) => column === ALL_TYPES || String(typeId) === column)
      .map(({ employeeId, typeId, on, daysE4 }): Fact => ({
        ...{ employeeId, on, amount: daysE4 },
        what: types.get(String(typeId)) ?? null,
      }))
  },
}

const sum = (parts: readonly Sum[]) => parts.reduce((total, { daysE4 }) => total + daysE4, 0)
