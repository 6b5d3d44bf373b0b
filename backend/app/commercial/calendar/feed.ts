import { ICalEventBusyStatus } from 'ical-generator'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'
import { newCalendar } from '#core/calendar_feeds/new_calendar'
import { firmZone } from '#core/settings/firm_clock'
import { feedEvent, type FeedEntry } from './feed_event.js'
import type { Overlay } from './calendar_overlays.js'

/**
 * One person's calendar as other programs read it (RFC 5545). Each time names the firm's zone, whose rules
 * go with it: a series keeps its hour when the clocks change. The calendar itself has no zone, or its
 * stamps, which are UTC, would be written in it.
 */
export function feedOf(name: string, entries: FeedEntry[], days: readonly Overlay[] = []): string {
  const zone = firmZone()
  const calendar = newCalendar(name, {
    timezone: { name: null, generator: (named) => zoneBlock(named)[0] ?? null },
    x: [{ key: 'X-WR-TIMEZONE', value: zone }],
  })
  for (const entry of entries) calendar.createEvent(feedEvent(entry, zone))
  for (const { kind, id, on, number, about } of days)
    calendar.createEvent({
      id: `${kind}-${id}-${on}@binaa`,
      start: `${on}T00:00:00`,
      allDay: true,
      summary: `${about} · ${number}`,
      busystatus: ICalEventBusyStatus.FREE,
    })
  return calendar.toString()
}
