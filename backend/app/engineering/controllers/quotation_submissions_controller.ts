import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { submitQuotation } from '#engineering/actions/change_quotation'
import { showQuotation } from '#engineering/queries/show_quotation'

export default class QuotationSubmissionsController {
  async store(ctx: HttpContext) {
    const change = { id: ctx.params.id, seen: requireVersion(ctx), by: approverOf(ctx) }
    return writeRequest(ctx, async (unit) => {
      const quotation = await submitQuotation(unit, change)
      return showQuotation(ctx, quotation, unit.trx)
    })
  }
}
