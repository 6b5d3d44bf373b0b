import './exports.js'
import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintRunJob, { PAYMENT_RUN_PDF } from './pdf/print_run_job.js'

registerJob(PrintRunJob)

registerFileOwner(PAYMENT_RUN_PDF, {
  resource: 'payment-runs',
  ability: 'payment-runs.view',
  record: { table: 'payment_runs' },
})
