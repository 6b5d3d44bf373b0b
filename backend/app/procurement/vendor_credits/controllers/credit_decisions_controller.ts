import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { cancelCredit, decideCredit } from '#procurement/vendor_credits/actions/decide_credit'
import VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import { showCredit } from '#procurement/vendor_credits/present_credits'
import { lockCredit } from '#procurement/vendor_credits/records'
import { vendorCreditStates } from '#procurement/vendor_credits/states'

type Step = (uow: UnitOfWork, credit: VendorCredit, order: PurchaseOrder) => Promise<unknown>

export default class CreditDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return act(ctx, 'approve', (uow, credit, order) =>
      decideCredit(uow, order, credit, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'reject', (uow, credit, order) =>
      decideCredit(uow, order, credit, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'cancel', (uow, credit) => cancelCredit(uow, credit, reason))
  }
}

/** The order is locked first, as everything that changes its bills does. */
async function act(ctx: HttpContext, action: 'approve' | 'reject' | 'cancel', step: Step) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const found = await VendorCredit.query({ client: uow.trx }).where('id', ctx.params.id).first()
    if (!found) throw notFound()
    const order = await lockAnyOrder(uow, found.purchaseOrderId)
    const credit = await lockCredit(uow, found.id, expectedVersion)
    vendorCreditStates.require(action, credit, approverOf(ctx))
    await step(uow, credit, order)
    return showCredit(ctx, credit.id, uow)
  })
}
