import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { bulkDelete } from '#core/unit_of_work/bulk_delete'
import { deleteQuotation } from '#engineering/quotations/actions/delete_quotation'

export default class QuotationBulkDeletionsController {
  async store(ctx: HttpContext) {
    const by = approverOf(ctx)
    return bulkDelete(ctx, (uow, id, expectedVersion) =>
      deleteQuotation(uow, { id, expectedVersion, by })
    )
  }
}
