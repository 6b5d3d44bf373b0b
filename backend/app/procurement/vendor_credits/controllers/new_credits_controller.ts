import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { createCreditNote } from '#procurement/vendor_credits/actions/create_credit_note'
import { createReturn } from '#procurement/vendor_credits/actions/create_return'
import { showCredit } from '#procurement/vendor_credits/present_credits'
import {
  createCreditNoteValidator,
  createReturnValidator,
} from '#procurement/vendor_credits/validator'

export default class NewCreditsController {
  /** Sends goods of a delivery back. The version is the order's. */
  async giveBack(ctx: HttpContext) {
    const input = await validateBody(ctx, createReturnValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('giveBack', order, approverOf(ctx))
      const { id } = await createReturn(uow, order, input)
      return showCredit(ctx, id, uow)
    })
  }

  /** Records a vendor's credit note on a bill. The version is the bill's. */
  async note(ctx: HttpContext) {
    const input = await validateBody(ctx, createCreditNoteValidator)
    const expectedVersion = requireVersion(ctx)
    const { id: orderId, billId } = ctx.params
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, orderId)
      purchaseOrderStates.require('bill', order, approverOf(ctx))
      const { id } = await createCreditNote(uow, order, { ...input, billId, expectedVersion })
      return showCredit(ctx, id, uow)
    })
  }
}
