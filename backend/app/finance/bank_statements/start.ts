import { registerFileOwner } from '#files/shared/file_owners'
import { IMPORT_FILE } from '#finance/bank_statements/jobs/order_reading'
import '#finance/bank_statements/jobs/import_bank_file_job'

registerFileOwner(IMPORT_FILE, {
  resource: 'bank-statements',
  ability: 'bank-accounts.view',
  record: { table: 'bank_statement_imports' },
})
