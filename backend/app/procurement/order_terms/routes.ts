import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { orderTerms } from './resource.js'

registerResource(orderTerms, controllers.procurement.orderTerms.OrderTerms)
