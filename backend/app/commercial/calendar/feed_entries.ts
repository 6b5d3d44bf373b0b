import db from '@adonisjs/lucid/services/db'
import { attendeesOf } from './calendar_range.js'
import type CalendarEvent from './calendar_event.js'
import type { FeedEntry, StandsFor } from './feed_event.js'

/** Events with who attends them, the days that fall out of a series, and what stands in for which. */
export async function feedEntries(events: CalendarEvent[]): Promise<FeedEntry[]> {
  const ids = events.map(({ id }) => id)
  const attendees = await attendeesOf(ids)
  const exceptions = ids.length ? await db.from('calendar_exceptions').whereIn('event_id', ids) : []
  const byId = new Map(events.map((event) => [event.id, event]))
  const except = new Map<number, string[]>()
  const standsFor = new Map<number, StandsFor>()
  for (const { event_id: seriesId, occurs_on: on, replacement_id: id } of exceptions) {
    // a day that was moved is told by what stands in for it, where the feed holds that
    if (byId.has(id)) standsFor.set(id, { series: byId.get(seriesId)!, on })
    else except.set(seriesId, [...(except.get(seriesId) ?? []), on])
  }
  return events.map((event) => ({
    event,
    attendees: attendees.get(event.id) ?? [],
    except: except.get(event.id)?.sort(),
    standsFor: standsFor.get(event.id),
  }))
}
