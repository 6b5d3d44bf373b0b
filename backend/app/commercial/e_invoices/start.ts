import './health.js'
import './issue_step.js'
import './jobs/notify_expiring_units.js'
import './jobs/watch_e_invoices.js'
import { registerJob } from '#core/jobs/define_job'
import SendEInvoiceJob from './jobs/send_e_invoice_job.js'
import TestUnitJob from './onboarding/test_unit_job.js'

registerJob(SendEInvoiceJob)
registerJob(TestUnitJob)
