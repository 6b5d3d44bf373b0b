import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { answerList } from '#core/listing/answer_list'
import { vendorCreditListing } from '#procurement/vendor_credits/listing'
import VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import { presentCredits, showCredit } from '#procurement/vendor_credits/present_credits'
import { VENDOR_CREDIT } from '#procurement/vendor_credits/records'

/** Goods that went back to vendors and credit notes of vendors. */
export default class VendorCreditsController {
  async index(ctx: HttpContext) {
    return presentCredits(ctx, await answerList(ctx, VendorCredit, vendorCreditListing))
  }

  async show(ctx: HttpContext) {
    return showCredit(ctx, ctx.params.id)
  }

  /** What happened to a credit, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showCredit(ctx, ctx.params.id)
    return answerHistory(ctx, VENDOR_CREDIT, id)
  }
}
