import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { leaveTypes } from './resource.js'

registerResource(leaveTypes, controllers.people.leaveTypes.LeaveTypes)
