import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { notFound } from '#core/base/app_error'
import Client from '#commercial/clients/models/client'

export default class ClientHistoriesController {
  async index(ctx: HttpContext) {
    const client = await Client.find(ctx.params.id)
    if (!client) throw notFound()
    return answerHistory(ctx, 'client', client.id)
  }
}
