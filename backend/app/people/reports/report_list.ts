import { absence } from './absence_report.js'
import { expiringDocuments } from './expiring_documents_report.js'
import { hours } from './hours_report.js'
import { localization, nationalities } from './nationality_reports.js'
import { overtime } from './overtime_report.js'
import type { PeopleReport } from './report_definition.js'
import { headcount, turnover } from './turnover_report.js'

/** Every report by its name in addresses, in the order of the page. */
export const REPORTS = {
  headcount,
  turnover,
  localization,
  nationalities,
  absence,
  'expiring-documents': expiringDocuments,
  hours,
  overtime,
} as const satisfies Record<string, PeopleReport>

export type ReportName = keyof typeof REPORTS

export const REPORT_NAMES = Object.keys(REPORTS) as ReportName[]

/** Whether someone who manages people, or HR, may open it. */
export const mayOpen = (name: ReportName, abilities: ReadonlySet<string>): boolean => {
  const { ability }: PeopleReport = REPORTS[name]
  return ability === undefined || abilities.has(ability)
}
