import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { answerList } from '#core/listing/answer_list'
import { vendorAdvanceListing } from '#procurement/vendor_advances/listing'
import VendorAdvance from '#procurement/vendor_advances/models/vendor_advance'
import { presentAdvances, showAdvance } from '#procurement/vendor_advances/present_advances'
import { VENDOR_ADVANCE } from '#procurement/vendor_advances/records'

/** Advances to all vendors. */
export default class VendorAdvancesController {
  async index(ctx: HttpContext) {
    return presentAdvances(ctx, await answerList(ctx, VendorAdvance, vendorAdvanceListing))
  }

  async show(ctx: HttpContext) {
    return showAdvance(ctx, ctx.params.id)
  }

  /** What happened to an advance, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showAdvance(ctx, ctx.params.id)
    return answerHistory(ctx, VENDOR_ADVANCE, id)
  }
}
