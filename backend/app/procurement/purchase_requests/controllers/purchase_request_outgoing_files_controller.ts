import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { markedFiles, markOutgoing } from '#procurement/purchase_requests/outgoing_files'
import { findRequest } from '#procurement/purchase_requests/queries/show_request'
import { outgoingFilesValidator } from '#procurement/purchase_requests/validator'

/** Which files of a request go out to the vendors that are invited. */
export default class PurchaseRequestOutgoingFilesController {
  async index(ctx: HttpContext) {
    const { id } = await findRequest(ctx.params.id)
    return markedFiles(id)
  }

  async update(ctx: HttpContext) {
    const { fileIds } = await validateBody(ctx, outgoingFilesValidator)
    return actOnRequest(ctx, 'quote', (uow, request) => markOutgoing(uow, request, fileIds))
  }
}
