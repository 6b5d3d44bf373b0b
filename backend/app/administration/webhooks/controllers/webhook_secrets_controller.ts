import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { noBody } from '#core/validation/fields'
import { writeRequest } from '#core/unit_of_work/write_request'
import { presentWebhooks } from '#administration/webhooks/present'
import { lockWebhook, renewSecret } from '#administration/webhooks/save_webhook'

/** The secret that messages of a webhook are signed with. */
export default class WebhookSecretsController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const webhook = await lockWebhook(uow, ctx.params.id)
      const secret = await renewSecret(uow, webhook)
      const [shown] = await presentWebhooks([webhook], uow.trx)
      return { ...shown!, secret }
    })
  }
}
