import { PlainController } from '#core/resources/plain_controller'
import { withholdingTreaties } from '#procurement/withholding_treaties/resource'
import { checkTreaty, refuseUsedTreaty } from '#procurement/withholding_treaties/treaty_rules'
import WithholdingTreaty from '#procurement/withholding_treaties/withholding_treaty'

export default class WithholdingTreatiesController extends PlainController {
  resource = withholdingTreaties
  model = WithholdingTreaty
  hooks = {
    checkSaved: checkTreaty,
    beforeUpdate: refuseUsedTreaty,
    beforeDelete: refuseUsedTreaty,
  }
}
