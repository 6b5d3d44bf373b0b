import router from '@adonisjs/core/services/router'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'

const MetricsController = () => import('#core/metrics/metrics_controller')

// its token is no one's: it opens these figures and nothing else
secure(router.get('/metrics', [MetricsController, 'show']), 'public')

describe('/metrics', {
  GET: {
    summary: 'Get the figures of the server for Prometheus; needs METRICS_TOKEN as bearer token',
    media: 'text/plain',
    failures: [401],
  },
})
