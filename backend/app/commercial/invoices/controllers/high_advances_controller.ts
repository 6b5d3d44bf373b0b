import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { decideAgreement, requestAgreement } from '#commercial/invoices/actions/agree_to_advance'
import type Invoice from '#commercial/invoices/models/invoice'
import { showInvoice } from '#commercial/invoices/queries/find_invoice'

/** Agreement to a draft that takes the advances of its contract above its value. */
export default class HighAdvancesController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return onDraft(ctx, (uow, invoice) => requestAgreement(uow, invoice, reason))
  }

  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    const by = approverOf(ctx)
    return onDraft(ctx, (uow, one) =>
      decideAgreement(uow, one, { decision: 'approve', comment, by })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    const by = approverOf(ctx)
    return onDraft(ctx, (uow, one) =>
      decideAgreement(uow, one, { decision: 'reject', comment, by })
    )
  }
}

function onDraft(ctx: HttpContext, work: (uow: UnitOfWork, draft: Invoice) => Promise<void>) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
    await work(uow, invoice)
    return showInvoice(ctx, invoice, uow)
  })
}
