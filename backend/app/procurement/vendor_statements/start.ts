import './jobs/compare_vendor_statement_job.js'
import './jobs/read_vendor_statement_job.js'
import { registerFileOwner } from '#files/shared/file_owners'
import { registerReport } from '#files/report_files/reports'
import { STATEMENT_LABELS as L } from './labels.js'
import { STATEMENT_FILE } from './order_reading.js'
import { reconciliationFile } from './reconciliation_file.js'
import { vendorAccountFile } from './vendor_account_report.js'

const about = { resource: 'vendor-statements', ability: 'vendor-statements.view' }

registerFileOwner(STATEMENT_FILE, { ...about, record: { table: 'vendor_statements' } })

registerReport({ name: 'vendor-account', title: L.account, ...about, make: vendorAccountFile })
registerReport({
  ...{ name: 'vendor-statement', title: L.reconciliation, ...about },
  make: reconciliationFile,
})
