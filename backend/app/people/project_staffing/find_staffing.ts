import db from '@adonisjs/lucid/services/db'
import { languageNow, type Language } from '#core/base/language'
import { holidaysBetween, restDaysOf } from '#people/leave_requests/leave_rules'
import { askFor, belongsTo } from '#people/reports/report_people'
import type { ReportPeople } from '#people/reports/report_definition'
import { staffedWeek, totalOf, type Assignment, type StaffedWeek } from './staffing.js'
import { weeksFrom, workingDays, type Week } from './weeks.js'

export interface StaffingQuestion {
  /** A day of the first week. */
  from: string
  weeks: number
  departmentId: number | null
  projectId: number | null
  /** Those on a project in these weeks, or everyone who works here. */
  show: 'assigned' | 'everyone'
}

interface Person {
  id: number
  user_id: number | null
  department_id: number
  weekend: string | null
}

export interface StaffedPerson {
  employeeId: number
  weeks: StaffedWeek[]
}

/** Projects on which nobody works any more, or does not work yet, keep no one busy. */
const RUNNING = ['active', 'in_progress', 'on_hold']

/** Everybody of whom the viewer is told, with their weeks, by name. */
export async function findStaffing(
  question: StaffingQuestion,
  people: ReportPeople['people'],
  language: Language = languageNow()
) {
  const weeks = weeksFrom(question.from, question.weeks)
  const [persons, assignments, holidays] = await Promise.all([
    peopleOf(question, people, language),
    assignmentsIn(question, weeks),
    holidaysBetween(db.connection(), weeks[0]!.from, weeks.at(-1)!.to),
  ])
  const daysOf = daysByWeekend(weeks, holidays)
  const staffed = persons.map(({ id, user_id: userId, weekend }): StaffedPerson => {
    const days = daysOf(weekend)
    const own = userId === null ? [] : (assignments.get(userId) ?? [])
    return { employeeId: id, weeks: weeks.map((week, at) => staffedWeek(own, week, days[at]!)) }
  })
  const isOn = (one: StaffedPerson) => one.weeks.some(({ projects }) => projects.length > 0)
  const shown = question.show === 'everyone' ? staffed : staffed.filter(isOn)
  return {
    weeks: weeks.map((week, at) => ({ ...week, ...totalOf(shown.map((one) => one.weeks[at]!)) })),
    people: shown,
    projects: await projectsOf(shown),
  }
}

async function peopleOf(
  { departmentId, from: asOf }: StaffingQuestion,
  people: ReportPeople['people'],
  language: Language
): Promise<Person[]> {
  const inside = belongsTo(await askFor({ asOf, months: 1, departmentId }, people))
  const rows: Person[] = await db
    .from('employees')
    .where('employed', true)
    .orderBy(language === 'ar' ? 'name_ar' : 'name')
    .orderBy('id')
    .select('id', 'user_id', 'department_id', 'weekend')
  return rows.filter(({ id, department_id: department }) => inside(id, department))
}

/** By user, what of the weeks they are assigned to. */
async function assignmentsIn(
  { projectId }: StaffingQuestion,
  weeks: readonly Week[]
): Promise<Map<number, Assignment[]>> {
  const rows = await db
    .from('project_people as p')
    .join('project_names as n', 'n.id', 'p.project_id')
    .whereIn('n.status', RUNNING)
    .where((q) => void q.whereNull('p.from_on').orWhere('p.from_on', '<=', weeks.at(-1)!.to))
    .where((q) => void q.whereNull('p.until_on').orWhere('p.until_on', '>=', weeks[0]!.from))
    .if(projectId, (q) => q.where('p.project_id', projectId!))
    .orderBy('n.code')
    .select('p.project_id', 'p.user_id', 'p.role', 'p.from_on', 'p.until_on')
  const assignments = new Map<number, Assignment[]>()
  for (const row of rows) {
    const { project_id: id, role, from_on: fromOn, until_on: untilOn } = row
    const own = assignments.get(row.user_id) ?? []
    own.push({ projectId: id, role, fromOn, untilOn })
    assignments.set(row.user_id, own)
  }
  return assignments
}

/** Few weekends are agreed with many people. */
function daysByWeekend(weeks: readonly Week[], holidays: ReadonlySet<string>) {
  const known = new Map<string | null, string[][]>()
  return (weekend: string | null) => {
    const restDays = restDaysOf({ weekend })
    const days =
      known.get(weekend) ?? weeks.map((week) => workingDays(week, { restDays, holidays }))
    known.set(weekend, days)
    return days
  }
}

/** The projects of these people, by code. */
async function projectsOf(people: readonly StaffedPerson[]) {
  const staff = new Map<number, Set<number>>()
  for (const { employeeId, weeks } of people)
    for (const { projectId } of weeks.flatMap(({ projects }) => projects))
      staff.set(projectId, (staff.get(projectId) ?? new Set()).add(employeeId))
  const named = await namesOf([...staff.keys()])
  return named.map((project) => ({ ...project, people: staff.get(project.id)!.size }))
}

/** Some projects, by code. */
export async function namesOf(ids: readonly number[]) {
  const rows = await db
    .from('project_names')
    .whereIn('id', [...ids])
    .orderBy('code')
    .select('id', 'code', 'name', 'name_ar')
  return rows.map((row) => ({
    ...{ id: row.id as number, code: row.code as string },
    ...{ name: row.name as string, nameAr: row.name_ar as string | null },
  }))
}
