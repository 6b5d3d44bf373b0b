import db from '@adonisjs/lucid/services/db'
import type { Bilingual } from '#core/reports/report'
import { SETTLED_TIMESHEETS } from '#people/enums/timesheets'
import { monthsUntil } from './months.js'
import {
  ALL,
  count,
  TOTAL,
  type Ask,
  type Fact,
  type FigureColumn,
  type FigureRow,
  type PeopleReport,
} from './report_definition.js'
import { belongsTo } from './report_people.js'

/** The hours of somebody on a project, with what they cost. */
interface Hours {
  employee_id: number
  department_id: number
  project_id: number | null
  minutes: number
  cost_minor: number
}

/** Of fewer people a sum would tell what one of them is paid. */
const FEWEST_FOR_COST = 5
const NO_PROJECT = 'none'
const NO_PROJECT_NAME: Bilingual = { en: 'No project', ar: 'دون مشروع' }

const HOURS: FigureColumn = {
  key: 'hours',
  label: { en: 'Hours', ar: 'الساعات' },
  kind: 'minutes',
  opens: true,
}
const COST: FigureColumn = {
  key: 'cost',
  label: { en: 'Cost', ar: 'التكلفة' },
  kind: 'money',
  opens: false,
}

const spanOf = ({ asOf, months }: Ask) => [monthsUntil(asOf, months)[0]!.from, asOf] as const

async function hoursOf(ask: Ask): Promise<Hours[]> {
  const inside = belongsTo(ask)
  const rows = await db
    .from('time_entries as h')
    .join('timesheets as t', 't.id', 'h.timesheet_id')
    .join('employees as e', 'e.id', 'h.employee_id')
    .whereIn('t.status', [...SETTLED_TIMESHEETS])
    .whereBetween('h.worked_on', [...spanOf(ask)])
    .groupBy('h.employee_id', 'e.department_id', 'h.project_id')
    .orderBy('h.employee_id')
    .select('h.employee_id', 'e.department_id', 'h.project_id')
    .sum('h.minutes as minutes')
    .sum('h.cost_minor as cost_minor')
  return rows
    .filter((row) => inside(row.employee_id, row.department_id))
    .map((row) => ({
      ...row,
      minutes: Number(row.minutes),
      cost_minor: Number(row.cost_minor ?? 0),
    }))
}

const keyOf = ({ project_id: id }: Hours) => (id === null ? NO_PROJECT : String(id))

async function projectNames(): Promise<Map<string, Bilingual>> {
  const rows = await db.from('project_names').select('id', 'code', 'name', 'name_ar')
  return new Map([
    [NO_PROJECT, NO_PROJECT_NAME],
    ...rows.map(({ id, code, name, name_ar: nameAr }): [string, Bilingual] => [
      String(id),
      { en: `${code} · ${name}`, ar: `${code} · ${nameAr ?? name}` },
    ]),
  ])
}

function valuesOf(rows: readonly Hours[]) {
  const people = new Set(rows.map(({ employee_id: id }) => id)).size
  const sum = (key: 'minutes' | 'cost_minor') => rows.reduce((total, row) => total + row[key], 0)
  const cost = people >= FEWEST_FOR_COST ? sum('cost_minor') : null
  return { people, hours: sum('minutes'), cost }
}

/** Approved hours on each project, and what they cost the firm. */
export const hours: PeopleReport = {
  title: { en: 'Hours on projects', ar: 'ساعات العمل على المشاريع' },
  hint: {
    en: 'Approved timesheets. HR also sees the cost of five people and more; smaller groups are left out of it.',
    ar: 'كشوف الدوام المعتمدة. وترى الموارد البشرية تكلفة ساعات خمسة أشخاص فأكثر، ولا تُحتسب المجموعات الأصغر.',
  },
  by: { en: 'Project', ar: 'المشروع' },
  asks: ['months', 'department'],
  charted: ['hours'],
  facts: { what: { en: 'Project', ar: 'المشروع' } },

  async figures(ask) {
    const [all, names] = await Promise.all([hoursOf(ask), projectNames()])
    const rows = [...Map.groupBy(all, keyOf)]
      .map(([key, own]): FigureRow => ({
        ...{ key, label: names.get(key)!, month: null },
        values: valuesOf(own),
      }))
      .sort((a, b) => b.values.hours! - a.values.hours!)
    // the sum of all, less those that are shown, would be the ones that are not
    const cost = rows.reduce((sum, { values }) => sum + (values.cost ?? 0), 0)
    return {
      columns: [count('people', 'People', 'الموظفون'), HOURS, ...(ask.seesCost ? [COST] : [])],
      rows,
      total: { key: TOTAL, label: ALL, month: null, values: { ...valuesOf(all), cost } },
    }
  },

  async factsOf(ask, { row, column }) {
    if (column !== 'people' && column !== 'hours') return null
    const [all, names] = await Promise.all([hoursOf(ask), projectNames()])
    const own = all.filter((one) => row === TOTAL || keyOf(one) === row)
    if (column === 'hours')
      return own.map((one): Fact => ({
        ...{ employeeId: one.employee_id, on: null, amount: one.minutes },
        what: names.get(keyOf(one)) ?? null,
      }))
    return [...new Set(own.map(({ employee_id: id }) => id))].map((employeeId): Fact => ({
      ...{ employeeId, on: null, what: null, amount: 1 },
    }))
  },
}
