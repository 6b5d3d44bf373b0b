import './calendar_days.js'
import './exports.js'
import './search.js'
import './personal_data.js'
import '#commercial/invoices/actions/remind_of_invoices'
import '#commercial/invoices/queries/invoice_timeline'
import { registerJob } from '#core/jobs/define_job'
import { registerReference } from '#core/database/references'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintInvoiceJob from '#commercial/invoices/pdf/print_invoice_job'
import { INVOICE_FILE } from '#commercial/shared/invoicing_types'

registerJob(PrintInvoiceJob)

registerFileOwner(INVOICE_FILE, {
  resource: 'invoices',
  ability: 'invoices.view',
  record: { table: 'invoices' },
})

for (const table of [
  'invoices',
  'contracts',
  'receipts',
  'client_refunds',
  'invoice_write_offs',
  'payment_promises',
  'dunning_letters',
  'calendar_events',
])
  registerReference('client', { table, column: 'client_id' })
