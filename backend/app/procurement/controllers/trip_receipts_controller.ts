import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { bookReceipt } from '#procurement/trips/book_receipt'
import { lockTrip } from '#procurement/trips/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { noBodyValidator } from '#procurement/validators/purchase_order'

export default class TripReceiptsController {
  /** Books in what the proof of delivery says, on the trip's order. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBodyValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const trip = await lockTrip(unit, ctx.params.id, seen)
      await bookReceipt(unit, trip, approverOf(ctx))
      return showTrip(ctx, trip.id, unit)
    })
  }
}
