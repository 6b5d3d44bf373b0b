import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { schedulePrints } = controllers.production

secure(
  router
    .post('/api/projects/:id/schedule/prints', [schedulePrints.SchedulePrints, 'store'])
    .where('id', router.matchers.number()),
  'schedules.view'
)
