import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { bulkDelete } from '#core/http/bulk_delete'
import { deleteQuotation } from '#engineering/actions/delete_quotation'

export default class QuotationBulkDeletionsController {
  async store(ctx: HttpContext) {
    const by = approverOf(ctx)
    return bulkDelete(ctx, (unit, id, seen) => deleteQuotation(unit, { id, seen, by }))
  }
}
