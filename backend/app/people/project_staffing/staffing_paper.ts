import type { Bilingual, Report } from '#core/reports/report'
import type { Language } from '#core/base/language'
import { personsOf } from '#people/reports/persons'
import { shownValue } from '#people/reports/present_report'
import type { ReportPeople } from '#people/reports/report_definition'
import { findStaffing, type StaffingQuestion } from './find_staffing.js'
import { totalOf, type StaffedWeek } from './staffing.js'
import type { Week } from './weeks.js'
import { workedHours } from './worked_hours.js'

export const STAFFING_TITLE: Bilingual = {
  en: 'Staffing of projects',
  ar: 'توزيع الموظفين على المشاريع',
}

const WORDS = {
  weeks: { en: 'Weeks', ar: 'الأسابيع' },
  number: { en: 'Number', ar: 'الرقم' },
  name: { en: 'Employee', ar: 'الموظف' },
  department: { en: 'Department', ar: 'الإدارة' },
  utilization: { en: 'Utilization (%)', ar: 'نسبة الإشغال (٪)' },
  people: { en: 'On projects', ar: 'على مشاريع' },
  worked: { en: 'Hours worked', ar: 'ساعات العمل' },
} as const satisfies Record<string, Bilingual>

/** Everyone's weeks as they are printed and exported: the codes of the projects in each, and the hours handed in. */
export async function staffingPaper(
  question: StaffingQuestion,
  people: ReportPeople['people'],
  language: Language
): Promise<Report> {
  const { weeks, people: staffed, projects } = await findStaffing(question, people, language)
  const employeeIds = staffed.map(({ employeeId }) => employeeId)
  const persons = await personsOf(employeeIds)
  const hoursIn = await hoursBy({ weeks, employeeIds, projectId: question.projectId })
  const codes = new Map(projects.map(({ id, code }) => [id, code]))
  const codesIn = ({ projects: own }: StaffedWeek) =>
    own.map(({ projectId }) => codes.get(projectId) ?? '').join(', ')
  return {
    title: STAFFING_TITLE,
    facts: [{ label: WORDS.weeks, value: `${weeks[0]!.from} – ${weeks.at(-1)!.to}` }],
    columns: columnsOf(weeks),
    tables: [
      {
        rows: [
          ...staffed.map(({ employeeId, weeks: own }) => {
            const person = persons.get(employeeId)!
            return [
              person.number,
              { en: person.name, ar: person.nameAr },
              { en: person.departmentName, ar: person.departmentNameAr },
              ...own.map(codesIn),
              shownValue(totalOf(own).utilization, 'percent'),
              hoursIn([employeeId], weeks),
            ]
          }),
          ...totalsOf(weeks),
          hoursRow(weeks, (within) => hoursIn(employeeIds, within)),
        ],
      },
    ],
  }
}

type Weeks = Awaited<ReturnType<typeof findStaffing>>['weeks']

const columnsOf = (weeks: Weeks): Report['columns'] => [
  ...[WORDS.number, WORDS.name, WORDS.department].map((label) => ({ label })),
  ...weeks.map(({ from }) => ({ label: { en: from, ar: from } })),
  { label: WORDS.utilization, number: true },
  { label: WORDS.worked, number: true },
]

/** Everyone's hours in each week, and in all of them. */
const hoursRow = (weeks: Weeks, hoursIn: (weeks: readonly Week[]) => number | null) => [
  ...[null, WORDS.worked, null],
  ...weeks.map((week) => hoursIn([week])),
  ...[null, hoursIn(weeks)],
]

/** The hours that some of these people have handed in for some of these weeks. */
async function hoursBy(asked: Parameters<typeof workedHours>[0]) {
  const worked = await workedHours(asked)
  return (employeeIds: readonly number[], weeks: readonly Week[]) => {
    const minutes = weeks
      .flatMap((week) => employeeIds.map((id) => worked.of(id, week)?.minutes ?? 0))
      .reduce((sum, one) => sum + one, 0)
    return shownValue(minutes, 'minutes')
  }
}

/** How many are on projects in each week, and how much of their time. */
const totalsOf = (weeks: Weeks) => [
  [null, WORDS.people, null, ...weeks.map(({ people: count }) => count), null, null],
  [
    ...[null, WORDS.utilization, null],
    ...weeks.map(({ utilization }) => shownValue(utilization, 'percent')),
    ...[null, null],
  ],
]
