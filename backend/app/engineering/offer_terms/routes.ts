import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { offerTerms } from './resource.js'

registerResource(offerTerms, controllers.engineering.offerTerms.OfferTerms)
