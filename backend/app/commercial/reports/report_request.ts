import type { Language } from '#core/base/language'
import type { ReportFormat } from '#core/reports/report_file'

/** The reports that may be written into a file; `report_files/report_kinds` says how each is made. */
export type ReportName = 'analysis' | 'performance' | 'statement' | 'ageing'

export interface ReportRequest {
  report: ReportName
  format: ReportFormat
  language: Language
  asked: Record<string, string | number>
}
