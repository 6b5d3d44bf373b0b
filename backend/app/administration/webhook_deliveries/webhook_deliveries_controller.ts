import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { noBody } from '#core/validation/fields'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { deliveryListing } from '#administration/webhook_deliveries/listing'
import { presentDeliveries } from '#administration/webhook_deliveries/present'
import { replayFailed, replayOne } from '#administration/webhook_deliveries/replay'
import { sendTest } from '#administration/webhook_deliveries/send_test'
import { lockWebhook } from '#administration/webhooks/save_webhook'
import { replayValidator } from '#administration/webhook_deliveries/validator'
import WebhookDelivery from '#administration/webhook_deliveries/webhook_delivery'

/** Messages to other programs, with what became of each. */
export default class WebhookDeliveriesController {
  async index(ctx: HttpContext) {
    return presentDeliveries(await answerList(ctx, WebhookDelivery, deliveryListing))
  }

  async show({ params }: HttpContext) {
    const delivery = await WebhookDelivery.find(params.id)
    if (!delivery) throw notFound()
    return one(delivery)
  }

  /** Sends a message once more under its own id, by which the receiver knows it. */
  async replay(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => one(await replayOne(uow, ctx.params.id), uow))
  }

  /** The same with all of a webhook that have failed since a time. */
  async replayAll(ctx: HttpContext) {
    const { since } = await validateBody(ctx, replayValidator)
    return writeRequest(ctx, async (uow) => {
      const webhook = await lockWebhook(uow, ctx.params.id)
      return { replayed: await replayFailed(uow, webhook, since) }
    })
  }

  async test(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => sendTest(uow, await lockWebhook(uow, ctx.params.id)))
  }
}

const one = async (delivery: WebhookDelivery, uow?: UnitOfWork) =>
  (await presentDeliveries([delivery], uow?.trx))[0]!
