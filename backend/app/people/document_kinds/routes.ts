import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { documentKinds } from './resource.js'

registerResource(documentKinds, controllers.people.documentKinds.DocumentKinds)
