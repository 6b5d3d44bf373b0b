import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { publicHolidays } from './resource.js'

registerResource(publicHolidays, controllers.people.publicHolidays.PublicHolidays)
