import { registerJob } from '#core/jobs/define_job'
import './offer_mails.js'
import PrintOfferJob from './pdf/print_offer_job.js'

registerJob(PrintOfferJob)
