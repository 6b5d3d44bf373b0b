import { registerReport } from '#files/report_files/reports'
import { reconciliationFile, type AskedReconciliation } from './reconciliation_file.js'
import { RECONCILIATION } from './reconciliation_report.js'

registerReport({
  ...{ name: 'bank-reconciliations', title: RECONCILIATION, resource: 'bank-reconciliations' },
  ability: 'bank-accounts.view',
  nameOf: ({ reconciledOn }: AskedReconciliation) => `reconciliation-${reconciledOn}`,
  make: reconciliationFile,
})
