import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintCertificateJob, { CERTIFICATE_PDF } from './pdf/print_certificate_job.js'

registerJob(PrintCertificateJob)

registerFileOwner(CERTIFICATE_PDF, {
  resource: 'vendors',
  ability: 'withholding.view',
  record: { table: 'vendors' },
})
