import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { writer } from '#core/jobs/writer'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { decideQuotation } from '#engineering/actions/decide_quotation'
import { projectOf } from '#engineering/queries/project_of'
import { showQuotation } from '#engineering/queries/show_quotation'
import { approvalValidator, rejectionValidator } from '#engineering/validators/quotation'

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
    const seen = requireVersion(ctx)
    const answer = await writeRequest(ctx, async (unit) => {
      const quotation = await decideQuotation(unit, {
        id,
        seen,
        by: approverOf(ctx),
        decision,
        comment,
      })
      return showQuotation(ctx, quotation, unit.trx)
    })
    // production makes the project after the commit, so the answer of the write cannot know it
    return { ...answer, project: await projectOf(id, writer()) }
  }
}
