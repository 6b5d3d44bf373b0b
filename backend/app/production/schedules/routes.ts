import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Schedules, ScheduleChanges, ScheduleOpenings, ScheduleStarts } =
  controllers.production.schedules
const id = router.matchers.number()

secure(
  router.get('/api/projects/:id/schedule', [Schedules, 'show']).where('id', id),
  'schedules.view'
)
secure(
  router.post('/api/projects/:id/schedule/changes', [ScheduleChanges, 'store']).where('id', id),
  'schedules.manage'
)
secure(router.get('/api/schedules/start', [ScheduleStarts, 'show']), 'schedules.view')
secure(
  router.post('/api/projects/:id/schedule/openings', [ScheduleOpenings, 'store']).where('id', id),
  'schedules.view'
)
