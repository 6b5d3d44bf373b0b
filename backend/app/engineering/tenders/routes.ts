import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { tenders } from './resource.js'

registerResource(tenders, controllers.engineering.tenders.Tenders)
