import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { lockClient } from '#commercial/actions/lock_client'
import { logActivity, removeActivity } from '#commercial/actions/log_activity'
import ClientActivityTransformer from '#commercial/transformers/client_activity_transformer'
import { createActivityValidator } from '#commercial/validators/client_activity'

/** Calls, visits, meetings, e-mails and notes of a client. */
export default class ClientActivitiesController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createActivityValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const client = await lockClient(unit, ctx.params.id)
      return ctx.serialize(
        ClientActivityTransformer.transform(await logActivity(unit, client, input))
      )
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await removeActivity(unit, await lockClient(unit, ctx.params.id), ctx.params.activityId)
    })
  }
}
