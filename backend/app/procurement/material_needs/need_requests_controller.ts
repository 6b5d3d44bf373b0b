import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showRequest } from '#procurement/purchase_requests/queries/show_request'
import { requestNeeds } from './request_needs.js'
import { requestNeedsValidator } from './validator.js'

export default class NeedRequestsController {
  /** Makes a purchase request of what tasks need, as a draft. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, requestNeedsValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await requestNeeds(uow, input)
      return showRequest(ctx, id, uow)
    })
  }
}
