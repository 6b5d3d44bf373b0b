import { analysisReport } from './analysis_report.js'
import { performanceReport } from './performance_report.js'
import { statementReport } from './statement_report.js'

/** The reports that may be written into a file, and who may ask for each. */
export const REPORTS = {
  analysis: {
    ability: 'commercial.analysis',
    make: (asked: { from: string; to: string }) => analysisReport(asked),
  },
  performance: {
    ability: 'commercial.performance',
    make: ({ year }: { year: number }) => performanceReport(year),
  },
  statement: { ability: 'invoices.view', make: statementReport },
} as const

export type ReportName = keyof typeof REPORTS
