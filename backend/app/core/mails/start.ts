import { registerJob } from '#core/jobs/define_job'
import DeliverMailJob from './deliver_mail_job.js'
import './house_keeping.js'

registerJob(DeliverMailJob)
