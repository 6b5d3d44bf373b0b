import { PlainController } from '#core/resources/plain_controller'
import { checkRate, refuseUsed } from '#procurement/withholding_rates/rate_rules'
import { withholdingRates } from '#procurement/withholding_rates/resource'
import WithholdingRate from '#procurement/withholding_rates/withholding_rate'

export default class WithholdingRatesController extends PlainController {
  resource = withholdingRates
  model = WithholdingRate
  hooks = { checkSaved: checkRate, beforeUpdate: refuseUsed, beforeDelete: refuseUsed }
}
