import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import { projectScope } from '#production/delays/scope'
import './number_series.js'
import PrintClaimJob, { CLAIM_PDF } from './pdf/print_claim_job.js'

registerJob(PrintClaimJob)

registerFileOwner(CLAIM_PDF, {
  resource: 'delay-claims',
  ability: 'delays.view',
  record: {
    table: 'delay_claims',
    scope: ({ id: userId, abilities }) =>
      projectScope({ userId, abilities }, 'delay_claims.project_id'),
  },
})
