import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { ownAbilitiesIn } from '#identity/guard/abilities'
import { kindsFor } from '#administration/webhooks/kinds'
import { webhookListing } from '#administration/webhooks/listing'
import { presentWebhooks } from '#administration/webhooks/present'
import {
  createWebhook,
  deleteWebhook,
  lockWebhook,
  updateWebhook,
} from '#administration/webhooks/save_webhook'
import Webhook from '#administration/webhooks/webhook'
import { createWebhookValidator, updateWebhookValidator } from '#administration/webhooks/validator'

/** Addresses of other programs that are told of changes. */
export default class WebhooksController {
  async index(ctx: HttpContext) {
    return presentWebhooks(await answerList(ctx, Webhook, webhookListing))
  }

  /** The kinds of records that one may have others told of. */
  async kinds(ctx: HttpContext) {
    return { resources: kindsFor(ownAbilitiesIn(ctx)) }
  }

  async show({ params }: HttpContext) {
    const webhook = await Webhook.find(params.id)
    if (!webhook) throw notFound()
    return one(webhook)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createWebhookValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { webhook, secret } = await createWebhook(uow, input, ownAbilitiesIn(ctx))
      return { ...(await one(webhook, uow)), secret }
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateWebhookValidator)
    const version = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const webhook = await lockWebhook(uow, ctx.params.id, version)
      await updateWebhook(uow, webhook, input, ownAbilitiesIn(ctx))
      return one(webhook, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const version = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteWebhook(uow, await lockWebhook(uow, ctx.params.id, version))
    })
  }

  async history(ctx: HttpContext) {
    const webhook = await Webhook.find(ctx.params.id)
    if (!webhook) throw notFound()
    return answerHistory(ctx, 'webhook', webhook.id)
  }
}

const one = async (webhook: Webhook, uow?: UnitOfWork) =>
  (await presentWebhooks([webhook], uow?.trx))[0]!
