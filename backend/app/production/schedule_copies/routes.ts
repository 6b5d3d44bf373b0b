import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ScheduleCopies } = controllers.production.scheduleCopies

secure(
  router
    .post('/api/projects/:id/schedule/copies', [ScheduleCopies, 'store'])
    .where('id', router.matchers.number()),
  'schedules.manage'
)
