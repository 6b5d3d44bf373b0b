import type { ReportName } from '#commercial/reports/report_request'
import { ageingFile } from '#commercial/ageing/ageing_file'
import { analysisReport } from '#commercial/sales/analysis_report'
import { performanceReport } from '#commercial/sales/performance_report'
import { statementReport } from '#commercial/statements/statement_report'

/** The reports that may be written into a file, the list each is about, and who may ask for it. */
export const REPORTS = {
  analysis: {
    resource: 'pipeline',
    ability: 'commercial.analysis',
    make: (requested: { from: string; to: string }) => analysisReport(requested),
  },
  performance: {
    resource: 'pipeline',
    ability: 'commercial.performance',
    make: ({ year }: { year: number }) => performanceReport(year),
  },
  ageing: { resource: 'invoices', ability: 'invoices.view', make: ageingFile },
  statement: { resource: 'invoices', ability: 'invoices.view', make: statementReport },
} as const satisfies Record<ReportName, unknown>
