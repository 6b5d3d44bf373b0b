import type { HttpContext } from '@adonisjs/core/http'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockRequest } from '#procurement/purchase_requests/request_audit'
import { closeSharesOfPrint } from '#procurement/purchase_requests/rfq_shares'
import { requestPrints } from '#procurement/purchase_requests/queries/request_prints'

export default class PurchaseRequestPrintSharesController {
  /** Closes what the codes on a PDF open; the paper itself stays. */
  async destroy(ctx: HttpContext) {
    const { id, printId } = ctx.params
    return writeRequest(ctx, async (uow) => {
      const request = await lockRequest(uow, id)
      await closeSharesOfPrint(uow, request, Number(printId))
      return requestPrints(request.id, uow.trx)
    })
  }
}
