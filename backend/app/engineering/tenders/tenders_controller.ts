import { PlainController } from '#core/resources/plain_controller'
import Tender from '#engineering/tenders/tender'
import { tenders } from '#engineering/tenders/resource'

export default class TendersController extends PlainController {
  resource = tenders
  model = Tender
}
