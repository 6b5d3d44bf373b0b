import { registerReport, type FiledReport } from '#files/report_files/reports'
import { ageingFile } from '#commercial/ageing/ageing_file'
import { debtFile } from '#commercial/debt_analysis/debt_file'
import { REPORT_LABELS as L } from '#commercial/reports/labels'
import { analysisReport } from '#commercial/sales/analysis_report'
import { performanceReport } from '#commercial/sales/performance_report'
import { statementReport } from '#commercial/statements/statement_report'

type About = Pick<FiledReport, 'resource' | 'ability' | 'make'>

/** The reports of the department that may be written into a file, and who may ask for each. */
function register(name: 'analysis' | 'performance' | 'ageing' | 'statement', about: About) {
  const nameOf = (asked: object) => [name, ...Object.values(asked)].join('-')
  registerReport({ name: `commercial-${name}`, title: L[name], nameOf, ...about })
}

register('analysis', {
  ...{ resource: 'pipeline', ability: 'commercial.analysis' },
  make: analysisReport,
})
register('performance', {
  ...{ resource: 'pipeline', ability: 'commercial.performance' },
  make: ({ year }: { year: number }) => performanceReport(year),
})
register('ageing', { resource: 'invoices', ability: 'invoices.view', make: ageingFile })
register('statement', { resource: 'invoices', ability: 'invoices.view', make: statementReport })
registerReport({
  ...{ name: 'debt-analysis', title: L.debtAnalysis, make: debtFile },
  ...{ resource: 'debt-analysis', ability: 'admin.open' },
})
