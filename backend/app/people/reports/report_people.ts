import db from '@adonisjs/lucid/services/db'
import { departmentParents } from '#people/departments/department_parents'
import { withBelow } from '#people/departments/department_tree'
import { employeeOfUser } from '#people/shared/employee_of_user'
import { teamOf } from '#people/shared/manager_chain'
import type { Ask, ReportPeople, ReportQuestion } from './report_definition.js'

export interface ReportViewer {
  userId: number | null
  abilities: ReadonlySet<string>
}

/**
 * Of whom the viewer is told: everyone for HR, for others those below them in the line of managers, whose
 * jobs they may read. Null for who manages nobody: there is nothing to report to them.
 */
export async function peopleFor({
  userId,
  abilities,
}: ReportViewer): Promise<ReportPeople['people'] | 'nobody'> {
  if (abilities.has('employees.private')) return null
  const own = await employeeOfUser(db.connection(), userId)
  const team = own === null ? [] : await teamOf(db.connection(), own)
  return team.length ? new Set(team) : 'nobody'
}

/** The question with those of whom it is answered. */
export async function askFor(
  question: ReportQuestion,
  people: ReportPeople['people'],
  seesCost = false
): Promise<Ask> {
  const departments =
    question.departmentId === null
      ? null
      : withBelow([question.departmentId], await departmentParents(db.connection()))
  return { ...question, people, departments, seesCost }
}

/** Whether somebody of a department belongs to those of whom a report speaks. */
export const belongsTo =
  ({ people, departments }: ReportPeople) =>
  (employeeId: number, departmentId: number): boolean =>
    (people === null || people.has(employeeId)) &&
    (departments === null || departments.has(departmentId))
