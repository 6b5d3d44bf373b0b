import type { HttpContext } from '@adonisjs/core/http'
import { pageRange } from '#core/http/page_range'
import { validateQuery } from '#core/http/validate'
import { sendTotal } from '#core/listing/send_total'
import { findStaffing, namesOf } from '#people/project_staffing/find_staffing'
import { staffingQuestion } from '#people/project_staffing/question'
import { workedHours } from '#people/project_staffing/worked_hours'
import { staffingValidator } from '#people/project_staffing/validator'
import { shownValue } from '#people/reports/present_report'
import { peopleFor } from '#people/reports/report_people'
import { personsOf } from '#people/reports/persons'
import { viewerOf } from '#people/reports/requested_report'

const percentOf = <Row extends { utilization: number | null }>(row: Row) => ({
  ...row,
  utilization: shownValue(row.utilization, 'percent'),
})

export default class ProjectStaffingController {
  /** Who is on which project in some weeks, a page of people; nobody for who manages nobody. */
  async index(ctx: HttpContext) {
    const question = staffingQuestion(await validateQuery(ctx, staffingValidator))
    const { start, end } = pageRange(ctx.request.qs())
    const seen = await peopleFor(viewerOf(ctx))
    const isOpen = seen !== 'nobody'
    const { weeks, people, projects } = await findStaffing(question, isOpen ? seen : new Set())
    sendTotal(ctx, people.length)
    const page = people.slice(start, end)
    const employeeIds = page.map(({ employeeId }) => employeeId)
    const persons = await personsOf(employeeIds)
    const { from, show, departmentId, projectId } = question
    const worked = await workedHours({ weeks, employeeIds, projectId })
    return {
      ...{ from, show, departmentId, projectId, isOpen, projects },
      weeks: weeks.map(percentOf),
      workedProjects: await namesOf(worked.projectIds),
      people: page.map(({ employeeId, weeks: own }) => ({
        ...{ employeeId, ...persons.get(employeeId)! },
        weeks: own.map((week, at) => ({
          ...percentOf(week),
          worked: worked.of(employeeId, weeks[at]!),
        })),
      })),
    }
  }
}
