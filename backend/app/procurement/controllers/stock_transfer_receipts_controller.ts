import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockMovement } from '#procurement/movements/find_movement'
import { requireMovementAction } from '#procurement/movements/movement_life'
import { receiveTransfer } from '#procurement/movements/receive_transfer'
import { showMovement } from '#procurement/queries/show_movement'
import { transferReceiptValidator } from '#procurement/validators/stock_movement'

export default class StockTransferReceiptsController {
  /** Books in what has arrived of a transfer. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, transferReceiptValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const movement = await lockMovement(unit, ctx.params.id, seen)
      requireMovementAction('receive', movement, approverOf(ctx))
      await receiveTransfer(unit, movement, input)
      return showMovement(ctx, movement.id, unit)
    })
  }
}
