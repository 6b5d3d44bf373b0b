import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { nationalityGoals } from './resource.js'

registerResource(nationalityGoals, controllers.people.nationalityGoals.NationalityGoals)
