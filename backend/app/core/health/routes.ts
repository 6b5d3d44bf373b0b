import router from '@adonisjs/core/services/router'
import '#core/health/openapi'
import { secure } from '#core/http/secure'

const HealthController = () => import('#core/health/health_controller')

secure(router.get('/health/live', [HealthController, 'live']), 'public')
secure(router.get('/health/ready', [HealthController, 'ready']), 'public')
