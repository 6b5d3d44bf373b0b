import { forbidden } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { Ask, PeopleReport, ReportQuestion } from './report_definition.js'
import { mayOpen, REPORT_NAMES, REPORTS, type ReportName } from './report_list.js'
import { askFor, peopleFor, type ReportViewer } from './report_people.js'

const USUAL_MONTHS = 12

type Asked = { [Key in keyof ReportQuestion]?: ReportQuestion[Key] | null }

/** A question as people send it: today and a year unless they say otherwise. */
export const questionOf = ({ asOf, months, departmentId }: Asked): ReportQuestion => ({
  asOf: asOf ?? today(),
  months: months ?? USUAL_MONTHS,
  departmentId: departmentId ?? null,
})

/** The reports that someone may open; none for who neither belongs to HR nor manages people. */
export async function reportsFor(viewer: ReportViewer): Promise<ReportName[]> {
  const people = await peopleFor(viewer)
  return people === 'nobody' ? [] : REPORT_NAMES.filter((name) => mayOpen(name, viewer.abilities))
}

/**
 * A report and the question as it is answered to this viewer.
 * @throws AppError 403 for who may not open it
 */
export async function openReport(
  name: ReportName,
  question: ReportQuestion,
  viewer: ReportViewer
): Promise<{ report: PeopleReport; ask: Ask }> {
  const people = await peopleFor(viewer)
  if (people === 'nobody' || !mayOpen(name, viewer.abilities)) throw forbidden()
  const ask = await askFor(question, people, viewer.abilities.has('employees.pay'))
  return { report: REPORTS[name], ask }
}
