import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockClient } from '#commercial/clients/lock_client'
import { logActivity, removeActivity } from '#commercial/clients/actions/log_activity'
import ClientActivityTransformer from '#commercial/clients/transformers/client_activity_transformer'
import { createActivityValidator } from '#commercial/clients/validators/client_activity'

/** Calls, visits, meetings, e-mails and notes of a client. */
export default class ClientActivitiesController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createActivityValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const client = await lockClient(uow, ctx.params.id)
      return ctx.serialize(
        ClientActivityTransformer.transform(await logActivity(uow, client, input))
      )
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await removeActivity(uow, await lockClient(uow, ctx.params.id), ctx.params.activityId)
    })
  }
}
