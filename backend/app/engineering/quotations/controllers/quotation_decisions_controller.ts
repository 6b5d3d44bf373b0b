import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { writer } from '#core/database/writer'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { decideQuotation } from '#engineering/quotations/actions/decide_quotation'
import { projectOf } from '#engineering/quotations/queries/project_of'
import { showQuotation } from '#engineering/quotations/show_quotation'
import { approvalValidator, rejectionValidator } from '#engineering/quotations/validator'

/** The two answers of an approver. */
export default class QuotationDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment } = await validateBody(ctx, approvalValidator)
    return this.#decide(ctx, 'approve', comment ?? null)
  }

  async reject(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, rejectionValidator)
    return this.#decide(ctx, 'reject', reason)
  }

  async #decide(ctx: HttpContext, decision: 'approve' | 'reject', comment: string | null) {
    const { id } = ctx.params
    const expectedVersion = requireVersion(ctx)
    const answer = await writeRequest(ctx, async (uow) => {
      const quotation = await decideQuotation(uow, {
        id,
        expectedVersion,
        by: approverOf(ctx),
        decision,
        comment,
      })
      return showQuotation(ctx, quotation, uow.trx)
    })
    // production makes the project after the commit, so the answer of the write cannot know it
    return { ...answer, project: await projectOf(id, writer()) }
  }
}
