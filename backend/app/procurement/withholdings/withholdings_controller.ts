import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import { withholdingListing } from '#procurement/withholdings/listing'
import { presentWithholdings } from '#procurement/withholdings/present_withholdings'
import Withholding from '#procurement/withholdings/withholding'

export default class WithholdingsController {
  /** What was withheld of payments, a page at a time. */
  async index(ctx: HttpContext) {
    return presentWithholdings(await answerList(ctx, Withholding, withholdingListing))
  }
}
