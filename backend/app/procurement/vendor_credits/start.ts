import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintCreditJob, { CREDIT_PDF } from './pdf/print_credit_job.js'

registerJob(PrintCreditJob)

registerFileOwner(CREDIT_PDF, {
  resource: 'vendor-credits',
  ability: 'bills.view',
  record: { table: 'vendor_credits' },
})
