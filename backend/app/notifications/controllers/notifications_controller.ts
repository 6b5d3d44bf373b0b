import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notFound } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { sqlInstant } from '#core/database/instants'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { transact } from '#core/unit_of_work/transact'
import { notificationListing } from '#notifications/listing'
import Notification from '#notifications/notification'
import NotificationTransformer from '#notifications/notification_transformer'
import { silentKinds } from '#notifications/preferences'
import { isQuiet, quietHoursOf } from '#notifications/quiet_hours'
import { inSight, snooze, wake } from '#notifications/snooze'
import { snoozeValidator } from '#notifications/validator'

const MOST = 100

export default class NotificationsController {
  /**
   * Newest first, only one's own. `limit` (the dropdown) or a range of the full list; `isRead` filters; what is put off is
   * listed with `isSnoozed` alone.
   */
  async index(ctx: HttpContext) {
    const { limit, isRead, isSnoozed, ...rest } = ctx.request.qs()
    const size = Number(limit)
    if (limit !== undefined && rest._end === undefined) {
      rest._end = String(Math.min(Number.isInteger(size) && size > 0 ? size : 50, MOST))
    }
    ctx.request.updateQs(rest)
    const userId = ctx.actor!.id!
    const rows = await answerList(ctx, Notification, notificationListing, {
      scope: (query) => {
        query.where('notifications.user_id', userId)
        if (isSnoozed === 'true') query.where('notifications.snoozed_until', '>', sqlInstant())
        else inSight(query)
        if (isRead === 'true') query.whereNotNull('notifications.read_at')
        if (isRead === 'false') query.whereNull('notifications.read_at')
      },
    })
    return ctx.serialize(NotificationTransformer.transform(rows, languageOf(ctx)))
  }

  /** How many there are, of which kinds, and how many of them the portal is heard for. */
  async unreadCount({ actor }: HttpContext) {
    const userId = actor!.id!
    const query = db.from('notifications').where('user_id', userId).whereNull('read_at')
    inSight(query)
    const rows = await query.groupBy('type', 'kind').select('type', 'kind').count('* as total')
    const groups = rows.map(({ type, kind, total }) => ({ type, kind, count: Number(total) }))
    const silent = await silentKinds(userId)
    const isHeard = ({ kind }: { kind: string }) => !silent.has(kind)
    return {
      count: countOf(groups),
      audible: countOf(groups.filter(isHeard)),
      isQuiet: isQuiet((await quietHoursOf([userId])).get(userId)),
      groups,
    }
  }

  async read(ctx: HttpContext) {
    return changeOwn(ctx, (row) => {
      if (!row.readAt) row.readAt = DateTime.utc()
    })
  }

  /** Puts one off, or brings it back. */
  async snooze(ctx: HttpContext) {
    const { until } = await validateBody(ctx, snoozeValidator)
    return changeOwn(ctx, (row) => snooze(row, until))
  }

  async wake(ctx: HttpContext) {
    return changeOwn(ctx, (row) => wake(row))
  }

  /** What is out of sight stays unread. */
  async readAll({ actor }: HttpContext) {
    await transact(actor!, (uow) => {
      const query = uow.trx.from('notifications').where('user_id', actor!.id!).whereNull('read_at')
      inSight(query)
      return query.update({ read_at: sqlInstant() })
    })
    return { count: 0 }
  }
}

const countOf = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)

function changeOwn(ctx: HttpContext, change: (row: Notification) => void) {
  const own = { id: ctx.params.id, user_id: ctx.actor!.id! }
  return transact(ctx.actor!, async (uow) => {
    const row = await Notification.query({ client: uow.trx }).where(own).forUpdate().first()
    if (!row) throw notFound()
    change(row)
    await row.save()
    return ctx.serialize(NotificationTransformer.transform(row, languageOf(ctx)))
  })
}
