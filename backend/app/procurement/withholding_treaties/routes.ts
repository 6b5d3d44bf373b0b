import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { withholdingTreaties } from './resource.js'

registerResource(
  withholdingTreaties,
  controllers.procurement.withholdingTreaties.WithholdingTreaties
)
