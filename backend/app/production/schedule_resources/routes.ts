import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { scheduleResources } from './resource.js'

registerResource(scheduleResources, controllers.production.scheduleResources.ScheduleResources)
