import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { priceLists } from './resource.js'

registerResource(priceLists, controllers.procurement.priceLists.PriceLists)
