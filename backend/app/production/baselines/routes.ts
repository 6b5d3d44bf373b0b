import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Baselines } = controllers.production.baselines
const id = router.matchers.number()

secure(
  router.get('/api/projects/:id/baselines', [Baselines, 'index']).where('id', id),
  'schedules.view'
)
secure(
  router.post('/api/projects/:id/baselines', [Baselines, 'store']).where('id', id),
  'schedules.manage'
)
secure(router.get('/api/baselines/:id', [Baselines, 'show']).where('id', id), 'schedules.view')
secure(
  router.delete('/api/baselines/:id', [Baselines, 'destroy']).where('id', id),
  'schedules.manage'
)
