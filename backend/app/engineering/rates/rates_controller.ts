import { PlainController } from '#core/resources/plain_controller'
import Rate from '#engineering/rates/rate'
import { rates } from '#engineering/rates/resource'

export default class RatesController extends PlainController {
  resource = rates
  model = Rate
}
