import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import Client from '#commercial/clients/models/client'
import { promiseScores } from './promise_score.js'

export default class PromiseScoresController {
  /** How a client has kept its promises to pay. */
  async show(ctx: HttpContext) {
    const client = await Client.find(ctx.params.id)
    if (!client) throw notFound()
    return (await promiseScores([client.id])).get(client.id)!
  }
}
