import { holdShares } from '#files/shares/retention'
import './exports.js'
import './search.js'
import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintRfqJob, { RFQ_PDF } from '#procurement/purchase_requests/pdf/print_rfq_job'

registerJob(PrintRfqJob)

registerFileOwner(RFQ_PDF, {
  resource: 'purchase-requests',
  ability: 'purchase-orders.view-all',
  record: { table: 'purchase_requests' },
})

holdShares('purchase_request_shares')
