import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { detachOccurrence, skipOccurrence } from '#commercial/calendar/actions/detach_occurrence'
import {
  createEvent,
  deleteEvent,
  lockOwnEvent,
  moveEvent,
  updateEvent,
} from '#commercial/calendar/actions/save_calendar_event'
import { endSeries, splitSeries } from '#commercial/calendar/actions/split_series'
import type CalendarEvent from '#commercial/calendar/calendar_event'
import { overlaysBetween } from '#commercial/calendar/calendar_overlays'
import { attendeesOf, occurrencesBetween } from '#commercial/calendar/calendar_range'
import { eventView } from '#commercial/calendar/event_view'
import {
  calendarChangeValidator,
  calendarDeletionValidator,
  calendarEventValidator,
  calendarMoveValidator,
  calendarRangeValidator,
} from '#commercial/calendar/validator'

const MOST_DAYS = 100
const utc = (text: string) => DateTime.fromISO(text, { zone: 'utc' })

export default class CalendarController {
  /** What takes place between two instants, and days of other departments' records. */
  async index(ctx: HttpContext) {
    const { from, to } = await validateQuery(ctx, calendarRangeValidator)
    const [start, end] = [utc(from), utc(to)]
    if (end <= start || end.diff(start, 'days').days > MOST_DAYS) throw invalid({ to: ['range'] })
    const happenings = await occurrencesBetween(start, end)
    return {
      events: happenings.map((one) => eventView(one, ctx.auth.user!.id)),
      overlays: await overlaysBetween(start, end, ctx.abilities),
    }
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, calendarEventValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => answer(ctx, uow, await createEvent(uow, input)))
  }

  async update(ctx: HttpContext) {
    const { occurrenceOn, following, ...input } = await validateBody(ctx, calendarChangeValidator)
    // one day of a series repeats no more
    const body = occurrenceOn && !following ? { ...input, repeats: null } : input
    return change(ctx, { occurrenceOn, following }, (uow, event, times) => {
      // a number of times that no one changed counts the days before as well
      const isKept = following && body.repeatsTimes === times
      return updateEvent(uow, event, isKept ? { ...body, repeatsTimes: event.repeatsTimes } : body)
    })
  }

  /** A drag or a resize. */
  async move(ctx: HttpContext) {
    const { occurrenceOn, following, ...input } = await validateBody(ctx, calendarMoveValidator)
    return change(ctx, { occurrenceOn, following }, (uow, event) => moveEvent(uow, event, input))
  }

  async destroy(ctx: HttpContext) {
    const { occurrenceOn, following } = await validateQuery(ctx, calendarDeletionValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const event = await lockOwnEvent(uow, Number(ctx.params.id), expectedVersion)
      if (occurrenceOn && !following) await skipOccurrence(uow, event, occurrenceOn)
      else if (!occurrenceOn || !(await endSeries(uow, event, occurrenceOn)))
        await deleteEvent(uow, event)
    })
  }
}

interface Scope {
  occurrenceOn?: string
  following?: boolean
}

/** Works on an event; of a series on the whole, on one day of it, or from that day on. */
function change(
  ctx: HttpContext,
  scope: Scope,
  work: (uow: UnitOfWork, event: CalendarEvent, times: number | null) => Promise<void>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const whole = await lockOwnEvent(uow, Number(ctx.params.id), expectedVersion)
    const times = whole.repeatsTimes
    const event = await meant(uow, whole, scope)
    await work(uow, event, times)
    return answer(ctx, uow, event)
  })
}

function meant(uow: UnitOfWork, event: CalendarEvent, { occurrenceOn, following }: Scope) {
  if (!occurrenceOn) return event
  const part = following ? splitSeries : detachOccurrence
  return part(uow, event, occurrenceOn)
}

/** An event as it stands now; of a series its first day. */
async function answer(ctx: HttpContext, uow: UnitOfWork, event: CalendarEvent) {
  const { startsAt, endsAt } = event
  const attendees = (await attendeesOf([event.id], uow.trx)).get(event.id) ?? []
  return eventView({ event, startsAt, endsAt, attendees }, ctx.auth.user!.id)
}
