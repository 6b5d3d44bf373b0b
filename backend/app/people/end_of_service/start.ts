import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import WriteLiabilityJob, { LIABILITY_FILE } from './write_liability_job.js'

registerJob(WriteLiabilityJob)

registerFileOwner(LIABILITY_FILE, {
  resource: 'end-of-service',
  ability: 'employees.pay',
  also: ({ id }, file) => file.createdBy === id,
})
