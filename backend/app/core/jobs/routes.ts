import router from '@adonisjs/core/services/router'
import '#core/jobs/counts'
import '#core/jobs/openapi'
import { secure } from '#core/http/secure'

const JobsController = () => import('#core/jobs/controllers/jobs_controller')
const JobStepsController = () => import('#core/jobs/controllers/job_steps_controller')
const JobResultsController = () => import('#core/jobs/controllers/job_results_controller')

const uuid = router.matchers.uuid()

secure(router.get('/api/jobs', [JobsController, 'index']), 'jobs.own')
secure(router.get('/api/jobs/:id', [JobsController, 'show']).where('id', uuid), 'jobs.own')
secure(
  router.get('/api/jobs/:id/result', [JobResultsController, 'show']).where('id', uuid),
  'jobs.own'
)
secure(
  router.post('/api/jobs/:id/cancel', [JobStepsController, 'cancel']).where('id', uuid),
  'jobs.own'
)
secure(
  router.post('/api/jobs/:id/retry', [JobStepsController, 'retry']).where('id', uuid),
  'jobs.own'
)
