import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { validateQuery } from '#core/http/validate'
import { occurrencesBetween } from '#commercial/calendar/calendar_range'
import { nextFreeSlot } from '#commercial/calendar/working_hours'
import { eventView } from '#commercial/calendar/event_view'
import { clashesValidator, freeSlotValidator } from '#commercial/calendar/validator'

const DAYS_AHEAD = 61
const utc = (text: string) => DateTime.fromISO(text, { zone: 'utc' })

/** Whether people have time, and when next. */
export default class CalendarPlanningController {
  /** What of these people, and of who asks, takes place at the same time. */
  async clashes(ctx: HttpContext) {
    const { from, to, people = [], exceptId } = await validateQuery(ctx, clashesValidator)
    const me = ctx.auth.user!.id
    const happenings = await occurrencesBetween(utc(from), utc(to), [me, ...people])
    return happenings.filter(({ event }) => event.id !== exceptId).map((one) => eventView(one, me))
  }

  /** The first time within working hours that all of them have. */
  async freeSlot(ctx: HttpContext) {
    const { after, minutes, people = [] } = await validateQuery(ctx, freeSlotValidator)
    const from = utc(after)
    const busy = await occurrencesBetween(from, from.plus({ days: DAYS_AHEAD }), [
      ctx.auth.user!.id,
      ...people,
    ])
    const slot = nextFreeSlot(busy, from, minutes)
    return {
      startsAt: slot?.startsAt.toUTC().toISO() ?? null,
      endsAt: slot?.endsAt.toUTC().toISO() ?? null,
    }
  }
}
