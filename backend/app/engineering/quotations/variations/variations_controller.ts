import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showQuotation } from '#engineering/quotations/show_quotation'
import { startVariation } from './start_variation.js'
import { variationValidator } from './validator.js'

/** Changes of a job that was won, offered to its client. */
export default class VariationsController {
  async store(ctx: HttpContext) {
    const { lines } = await validateBody(ctx, variationValidator)
    const change = { id: ctx.params.id, expectedVersion: requireVersion(ctx), by: approverOf(ctx) }
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const variation = await startVariation(uow, change, lines)
      return showQuotation(ctx, variation, uow.trx)
    })
  }
}
