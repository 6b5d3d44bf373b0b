import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { submitQuotation } from '#engineering/quotations/actions/change_quotation'
import { showQuotation } from '#engineering/quotations/show_quotation'

export default class QuotationSubmissionsController {
  async store(ctx: HttpContext) {
    const change = { id: ctx.params.id, expectedVersion: requireVersion(ctx), by: approverOf(ctx) }
    return writeRequest(ctx, async (uow) => {
      const quotation = await submitQuotation(uow, change)
      return showQuotation(ctx, quotation, uow.trx)
    })
  }
}
