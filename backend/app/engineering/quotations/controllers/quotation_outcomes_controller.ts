import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import {
  moveQuotation,
  type Move,
  type Outcome,
} from '#engineering/quotations/actions/move_quotation'
import { showQuotation } from '#engineering/quotations/show_quotation'
import {
  lossValidator,
  noteValidator,
  sendingValidator,
  rejectionValidator,
  reopeningValidator,
} from '#engineering/quotations/validator'

/** What became of an approved quotation. */
export default class QuotationOutcomesController {
  async send(ctx: HttpContext) {
    return this.#move(ctx, 'send', await validateBody(ctx, sendingValidator))
  }

  async win(ctx: HttpContext) {
    return this.#move(ctx, 'win', await validateBody(ctx, noteValidator))
  }

  async lose(ctx: HttpContext) {
    return this.#move(ctx, 'lose', await validateBody(ctx, lossValidator))
  }

  async cancel(ctx: HttpContext) {
    return this.#move(ctx, 'cancel', await validateBody(ctx, rejectionValidator))
  }

  async reopen(ctx: HttpContext) {
    return this.#move(ctx, 'reopen', await validateBody(ctx, reopeningValidator))
  }

  #move(ctx: HttpContext, move: Move, outcome: Outcome) {
    const change = { id: ctx.params.id, expectedVersion: requireVersion(ctx), by: approverOf(ctx) }
    return writeRequest(ctx, async (uow) => {
      const quotation = await moveQuotation(uow, change, move, outcome)
      return showQuotation(ctx, quotation, uow.trx)
    })
  }
}
