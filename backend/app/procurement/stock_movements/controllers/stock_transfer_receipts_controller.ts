import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { movementStates } from '#procurement/stock_movements/states'
import { receiveOrAsk } from '#procurement/stock_movements/actions/receive_transfer'
import { showMovement } from '#procurement/stock_movements/queries/show_movement'
import { transferReceiptValidator } from '#procurement/stock_movements/validator'

export default class StockTransferReceiptsController {
  /** Books in what has arrived of a transfer. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, transferReceiptValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const movement = await lockMovement(uow, ctx.params.id, expectedVersion)
      movementStates.require('receive', movement, approverOf(ctx))
      await receiveOrAsk(uow, movement, input)
      return showMovement(ctx, movement.id, uow)
    })
  }
}
