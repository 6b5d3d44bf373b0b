import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { withholdingRates } from './resource.js'

registerResource(withholdingRates, controllers.procurement.withholdingRates.WithholdingRates)
