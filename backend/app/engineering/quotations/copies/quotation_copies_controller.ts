import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { showQuotation } from '#engineering/quotations/show_quotation'
import { copyQuotation } from './start_from.js'
import { copyValidator } from './validator.js'

/** New drafts with the bill of an existing quotation. */
export default class QuotationCopiesController {
  async store(ctx: HttpContext) {
    const { id } = await findQuotation(ctx.params.id)
    const facts = await validateBody(ctx, copyValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const copy = await copyQuotation(uow, id, facts)
      return showQuotation(ctx, copy, uow.trx)
    })
  }
}
