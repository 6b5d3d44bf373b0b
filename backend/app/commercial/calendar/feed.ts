import { createHash, randomBytes } from 'node:crypto'
import ical, { ICalEventBusyStatus } from 'ical-generator'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'
import { firmZone } from '#core/settings/firm_clock'
import { feedEvent, type FeedEntry } from './feed_event.js'
import type { Overlay } from './calendar_overlays.js'

const TOKEN_BYTES = 32

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * One person's calendar as other programs read it (RFC 5545). Each time names the firm's zone, whose rules
 * go with it: a series keeps its hour when the clocks change. The calendar itself has no zone, or its
 * stamps, which are UTC, would be written in it.
 */
export function feedOf(name: string, entries: FeedEntry[], days: readonly Overlay[] = []): string {
  const zone = firmZone()
  const calendar = ical({
    name,
    prodId: { company: 'Binaa', product: 'Portal' },
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
