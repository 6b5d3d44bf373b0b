import type { Language } from '#core/base/language'

/** The reports that may be written into a file; `report_files/report_kinds` says how each is made. */
export type ReportName = 'analysis' | 'performance' | 'statement'

export interface ReportRequest {
  report: ReportName
  format: 'pdf' | 'xlsx'
  language: Language
  asked: Record<string, string | number>
}
