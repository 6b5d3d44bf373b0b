import { PlainController } from '#core/resources/plain_controller'
import { withholdingKinds } from '#procurement/withholding_kinds/resource'
import WithholdingKind from '#procurement/withholding_kinds/withholding_kind'

export default class WithholdingKindsController extends PlainController {
  resource = withholdingKinds
  model = WithholdingKind
}
