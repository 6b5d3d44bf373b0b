import type { Bilingual, Report } from '#core/reports/report'
import type { Language } from '#core/base/language'
import { personsOf } from '#people/reports/persons'
import { shownValue } from '#people/reports/present_report'
import type { ReportPeople } from '#people/reports/report_definition'
import { findStaffing, type StaffingQuestion } from './find_staffing.js'
import { totalOf, type StaffedWeek } from './staffing.js'

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
} as const satisfies Record<string, Bilingual>

/** Everyone's weeks as they are printed and exported: the codes of the projects in each. */
export async function staffingPaper(
  question: StaffingQuestion,
  people: ReportPeople['people'],
  language: Language
): Promise<Report> {
  const { weeks, people: staffed, projects } = await findStaffing(question, people, language)
  const persons = await personsOf(staffed.map(({ employeeId }) => employeeId))
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
            ]
          }),
          ...totalsOf(weeks),
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
]

/** How many are on projects in each week, and how much of their time. */
const totalsOf = (weeks: Weeks) => [
  [null, WORDS.people, null, ...weeks.map(({ people: count }) => count), null],
  [
    ...[null, WORDS.utilization, null],
    ...weeks.map(({ utilization }) => shownValue(utilization, 'percent')),
    null,
  ],
]
