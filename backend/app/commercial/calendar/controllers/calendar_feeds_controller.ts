import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notFound } from '#core/base/app_error'
import { answerFeed } from '#core/calendar_feeds/answer_feed'
import { digestIn, digestOf, newToken } from '#core/calendar_feeds/feed_token'
import { refuseTokens } from '#core/http/refuse_tokens'
import { validateBody } from '#core/http/validate'
import { isoInstant, sqlInstant } from '#core/database/instants'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { feedOf } from '#commercial/calendar/feed'
import { feedEntries } from '#commercial/calendar/feed_entries'
import CalendarEvent from '#commercial/calendar/calendar_event'
import { feedDays } from '#commercial/calendar/calendar_overlays'
import { abilitiesFor } from '#identity/access/access'
import { feedOwner } from '#identity/guard/feed_owner'
import { accessSettings } from '#identity/shared/access_settings'
import type User from '#identity/shared/user'

const DAYS_BACK = 90
const MOST_EVENTS = 1000
const DAYS_AHEAD = 180

/** The calendar of one person for other programs, at an address that can be taken back. */
export default class CalendarFeedsController {
  /** Since when the own feed is open; its address is shown only once. */
  async show({ auth }: HttpContext) {
    const row = await db.from('calendar_feeds').where('user_id', auth.user!.id).first()
    return { since: row ? isoInstant(row.created_at) : null }
  }

  /** Opens a feed; an address that was given before ends. */
  async store(ctx: HttpContext) {
    refuseTokens(ctx)
    await validateBody(ctx, noBody)
    const token = newToken()
    const userId = ctx.auth.user!.id
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      await uow.trx.from('calendar_feeds').where('user_id', userId).delete()
      await uow.trx
        .table('calendar_feeds')
        .insert({ user_id: userId, digest: digestOf(token), created_at: sqlInstant() })
      await uow.audit({
        action: 'create',
        entityType: 'calendar_feed',
        entityId: userId,
        after: {},
      })
      return { path: `/api/calendar-feeds/${token}.ics` }
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    const userId = ctx.auth.user!.id
    return writeRequest(ctx, async (uow) => {
      await uow.trx.from('calendar_feeds').where('user_id', userId).delete()
      await uow.audit({
        action: 'delete',
        entityType: 'calendar_feed',
        entityId: userId,
        before: {},
      })
    })
  }

  /** What a calendar program reads; the address is the only credential. */
  async read(ctx: HttpContext) {
    const digest = digestIn(ctx.params.token)
    const feed = await db.from('calendar_feeds').where('digest', digest).first()
    const user = await feedOwner(feed?.user_id, 'commercial.calendar')
    if (!user) throw notFound()
    const since = sqlInstant(0, DateTime.utc().minus({ days: DAYS_BACK }).toMillis())
    const events = await CalendarEvent.query()
      .where((query) => void query.where('ends_at', '>', since).orWhereNotNull('repeats'))
      .where((query) =>
        query
          .where('created_by', user.id)
          .orWhereIn(
            'id',
            db.from('calendar_attendees').where('user_id', user.id).select('event_id')
          )
      )
      .orderBy('ends_at', 'desc')
      .limit(MOST_EVENTS)
    return answerFeed(ctx, feedOf(user.name, await feedEntries(events), await daysFor(user)))
  }
}

/** Who is away and what expires, as far as the owner of the feed may know. */
function daysFor(user: User) {
  const now = DateTime.utc()
  const abilities = new Set<string>(abilitiesFor(user, accessSettings))
  return feedDays(
    [now.minus({ days: DAYS_BACK }).toISODate(), now.plus({ days: DAYS_AHEAD }).toISODate()],
    abilities
  )
}
