import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { checklistTemplates } from './resource.js'

registerResource(checklistTemplates, controllers.people.checklistTemplates.ChecklistTemplates)
