import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { invalid } from '#core/exceptions/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { detachOccurrence, skipOccurrence } from '#commercial/actions/detach_occurrence'
import { createEvent, deleteEvent, lockOwnEvent, moveEvent, updateEvent } from '#commercial/actions/save_calendar_event' // prettier-ignore
import { endSeries, splitSeries } from '#commercial/actions/split_series'
import type CalendarEvent from '#commercial/models/calendar_event'
import { overlaysBetween } from '#commercial/queries/calendar_overlays'
import { happeningsBetween } from '#commercial/queries/calendar_range'
import { happeningView } from '#commercial/transformers/happening_view'
import { calendarChangeValidator, calendarDeletionValidator, calendarEventValidator, calendarMoveValidator, calendarRangeValidator } from '#commercial/validators/calendar' // prettier-ignore

const MOST_DAYS = 100
const utc = (text: string) => DateTime.fromISO(text, { zone: 'utc' })

export default class CalendarController {
  /** What takes place between two instants, and days of other departments' records. */
  async index(ctx: HttpContext) {
    const { from, to } = await validateQuery(ctx, calendarRangeValidator)
    const [start, end] = [utc(from), utc(to)]
    if (end <= start || end.diff(start, 'days').days > MOST_DAYS) throw invalid({ to: ['range'] })
    const happenings = await happeningsBetween(start, end)
    return {
      events: happenings.map((one) => happeningView(one, ctx.auth.user!.id)),
      overlays: await overlaysBetween(start, end, ctx.abilities),
    }
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, calendarEventValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => answer(await createEvent(unit, input)))
  }

  async update(ctx: HttpContext) {
    const { occurrenceOn, following, ...input } = await validateBody(ctx, calendarChangeValidator)
    // one day of a series repeats no more
    const body = occurrenceOn && !following ? { ...input, repeats: null } : input
    return change(ctx, { occurrenceOn, following }, (unit, event) => updateEvent(unit, event, body))
  }

  /** A drag or a resize. */
  async move(ctx: HttpContext) {
    const { occurrenceOn, following, ...input } = await validateBody(ctx, calendarMoveValidator)
    return change(ctx, { occurrenceOn, following }, (unit, event) => moveEvent(unit, event, input))
  }

  async destroy(ctx: HttpContext) {
    const { occurrenceOn, following } = await validateQuery(ctx, calendarDeletionValidator)
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      const event = await lockOwnEvent(unit, Number(ctx.params.id), seen)
      if (occurrenceOn && !following) await skipOccurrence(unit, event, occurrenceOn)
      else if (!occurrenceOn || !(await endSeries(unit, event, occurrenceOn)))
        await deleteEvent(unit, event)
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
  work: (unit: Unit, event: CalendarEvent) => Promise<void>
) {
  const seen = requireVersion(ctx)
  return writeRequest(ctx, async (unit) => {
    const event = await meant(unit, await lockOwnEvent(unit, Number(ctx.params.id), seen), scope)
    await work(unit, event)
    return answer(event)
  })
}

function meant(unit: Unit, event: CalendarEvent, { occurrenceOn, following }: Scope) {
  if (!occurrenceOn) return event
  const part = following ? splitSeries : detachOccurrence
  return part(unit, event, occurrenceOn)
}

const answer = ({ id, version }: CalendarEvent) => ({ id, version })
