import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import { notFound } from '#core/base/app_error'
import { pageRange } from '#core/http/page_range'
import { timelineOf } from '#core/timeline/sources'
import Client from '#commercial/clients/models/client'

export default class ClientTimelinesController {
  /** Everything that happened with a client, newest first, from all departments that know something. */
  async index(ctx: HttpContext) {
    const range = pageRange(ctx.request.qs())
    const client = await Client.find(ctx.params.id)
    if (!client) throw notFound()
    const { items, total } = await timelineOf('client', client.id, ctx.abilities, range)
    const names = await userNames(items.map(({ userId }) => userId))
    ctx.response.header('X-Total-Count', String(total))
    return items.map((item) => ({
      ...item,
      userName: item.userId ? (names.get(item.userId) ?? null) : null,
    }))
  }
}
