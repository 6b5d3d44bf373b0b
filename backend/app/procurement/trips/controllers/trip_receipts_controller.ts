import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { bookReceipt } from '#procurement/trips/book_receipt'
import { lockTrip } from '#procurement/trips/actions/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { bookReceiptValidator } from '#procurement/trips/validator'

export default class TripReceiptsController {
  /** Books in what the proof of delivery says, on the trip's order. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, bookReceiptValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const trip = await lockTrip(uow, ctx.params.id, expectedVersion)
      await bookReceipt(uow, trip, input, approverOf(ctx))
      return showTrip(ctx, trip.id, uow)
    })
  }
}
