import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { findVendor } from '#procurement/vendors/find_vendor'

export default class VendorHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findVendor(ctx.params.id)
    // who viewed the bank fields is in the audit log only; the history lists changes
    return answerHistory(ctx, 'vendor', id, { without: ['reveal_bank'] })
  }
}
