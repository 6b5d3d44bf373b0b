import './dunning_mails.js'
import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import WriteDunningBatchJob from './write_batch_job.js'
import PrintDunningJob, { DUNNING_PDF } from './pdf/print_dunning_job.js'

registerJob(PrintDunningJob)
registerJob(WriteDunningBatchJob)

registerFileOwner(DUNNING_PDF, {
  resource: 'dunning-letters',
  ability: 'invoices.view',
  record: { table: 'dunning_letters' },
})
