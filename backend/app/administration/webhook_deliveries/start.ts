import { registerJob } from '#core/jobs/define_job'
import { registerTask } from '#core/scheduled/tasks'
import DeliverWebhookJob, { tellWebhooks } from './deliver_webhook_job.js'
import './gauge.js'
import './health.js'
import './house_keeping.js'

registerJob(DeliverWebhookJob)
registerTask({ name: 'tell webhooks', seconds: 2, run: tellWebhooks })
import './tell_owner.js'
