import { PlainController } from '#core/resources/plain_controller'
import ExchangeRate from '#finance/exchange_rates/exchange_rate'
import { exchangeRates } from '#finance/exchange_rates/resource'
import { checkRate, refuseInForce, tellRates } from './rate_rules.js'

export default class ExchangeRatesController extends PlainController {
  resource = exchangeRates
  model = ExchangeRate
  hooks = {
    checkSaved: checkRate,
    beforeUpdate: refuseInForce,
    beforeDelete: async (...args: Parameters<typeof refuseInForce>) => {
      await refuseInForce(...args)
      tellRates(args[0])
    },
  }
}
