import type { ReportName } from '#commercial/reports/report_request'
import { analysisReport } from '#commercial/sales/analysis_report'
import { performanceReport } from '#commercial/sales/performance_report'
import { statementReport } from '#commercial/statements/statement_report'

/** The reports that may be written into a file, and who may ask for each. */
export const REPORTS = {
  analysis: {
    ability: 'commercial.analysis',
    make: (requested: { from: string; to: string }) => analysisReport(requested),
  },
  performance: {
    ability: 'commercial.performance',
    make: ({ year }: { year: number }) => performanceReport(year),
  },
  statement: { ability: 'invoices.view', make: statementReport },
} as const satisfies Record<ReportName, unknown>
