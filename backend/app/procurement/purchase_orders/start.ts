import { holdShares } from '#files/shares/retention'
import './exports.js'
import './imports.js'
import './search.js'
import './calendar_days.js'
import './mails/order_mails.js'
import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import { purchaseOrderScope } from '#procurement/shared/order_scope'
import PrintOrderJob, { ORDER_PDF } from '#procurement/purchase_orders/pdf/print_order_job'
import './personal_data.js'

registerJob(PrintOrderJob)

registerFileOwner(ORDER_PDF, {
  resource: 'purchase-orders',
  ability: 'purchase-orders.view',
  record: { table: 'purchase_orders', scope: purchaseOrderScope },
})

holdShares('purchase_order_prints')
