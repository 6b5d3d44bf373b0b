import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { notFound } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { answerList } from '#core/listing/answer_list'
import { transact } from '#core/unit_of_work/transact'
import { notificationListing } from '#notifications/listing'
import Notification from '#notifications/notification'
import NotificationTransformer from '#notifications/notification_transformer'

const MOST = 100

export default class NotificationsController {
  /** Newest first, only one's own. `limit` (the dropdown) or a range of the full list; `isRead` filters. */
  async index(ctx: HttpContext) {
    const { limit, isRead, ...rest } = ctx.request.qs()
    const size = Number(limit)
    if (limit !== undefined && rest._end === undefined) {
      rest._end = String(Math.min(Number.isInteger(size) && size > 0 ? size : 50, MOST))
    }
    ctx.request.updateQs(rest)
    const userId = ctx.actor!.id!
    const rows = await answerList(ctx, Notification, notificationListing, {
      scope: (query) => {
        query.where('notifications.user_id', userId)
        if (isRead === 'true') query.whereNotNull('notifications.read_at')
        if (isRead === 'false') query.whereNull('notifications.read_at')
      },
    })
    return ctx.serialize(NotificationTransformer.transform(rows, languageOf(ctx)))
  }

  async unreadCount({ actor }: HttpContext) {
    const [row] = await Notification.query()
      .where('user_id', actor!.id!)
      .whereNull('read_at')
      .count('* as total')
    return { count: Number(row.$extras.total) }
  }

  async read(ctx: HttpContext) {
    const own = { id: ctx.params.id, user_id: ctx.actor!.id! }
    return transact(ctx.actor!, async (uow) => {
      const row = await Notification.query({ client: uow.trx }).where(own).first()
      if (!row) throw notFound()
      if (!row.readAt) await row.merge({ readAt: DateTime.utc() }).save()
      return ctx.serialize(NotificationTransformer.transform(row, languageOf(ctx)))
    })
  }

  async readAll({ actor }: HttpContext) {
    await transact(actor!, (uow) =>
      uow.trx
        .from('notifications')
        .where('user_id', actor!.id!)
        .whereNull('read_at')
        .update({ read_at: DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss') })
    )
    return { count: 0 }
  }
}
