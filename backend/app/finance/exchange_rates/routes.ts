import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { exchangeRates } from './resource.js'

registerResource(exchangeRates, controllers.finance.exchangeRates.ExchangeRates)
