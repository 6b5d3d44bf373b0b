import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { registerResource } from '#core/resources/register_resource'
import { scheduleResources } from './resource.js'

const { ResourceAvailabilities, ScheduleResources } = controllers.production.scheduleResources

registerResource(scheduleResources, ScheduleResources)
secure(
  router
    .get('/api/schedule-resources/:id/availability', [ResourceAvailabilities, 'show'])
    .where('id', router.matchers.number()),
  'schedule-resources.view'
)
