import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockTrip } from '#procurement/trips/actions/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { proveDelivery } from '#procurement/trips/actions/step_trip'
import { receiveByProof } from '#procurement/trips/receive_by_proof'
import { proofValidator } from '#procurement/trips/validator'

export default class TripProofsController {
  /** Who took the goods over, and what of them; a transfer has arrived with it. */
  async store(ctx: HttpContext) {
    const proof = await validateBody(ctx, proofValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const trip = await lockTrip(uow, ctx.params.id, expectedVersion)
      await proveDelivery(uow, trip, proof)
      await receiveByProof(uow, trip, proof, approverOf(ctx))
      return showTrip(ctx, trip.id, uow)
    })
  }
}
