import { createHash, randomBytes } from 'node:crypto'
import ical, { ICalEventBusyStatus, ICalEventClass } from 'ical-generator'
import { firmZone } from '#core/settings/firm_clock'
import type { Attendee } from '#commercial/queries/calendar_range'
import { seriesOf } from '#commercial/queries/calendar_range'
import type CalendarEvent from '#commercial/models/calendar_event'
import { ruleOf } from './occurrences.js'

const TOKEN_BYTES = 32

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Entry {
  event: CalendarEvent
  attendees: Attendee[]
}

/** One person's calendar as other programs read it (RFC 5545). */
export function feedOf(name: string, entries: Entry[]): string {
  const calendar = ical({ name, prodId: { company: 'Binaa', product: 'Portal' }, timezone: firmZone() })
  for (const { event, attendees } of entries) {
    const rule = ruleOf(seriesOf(event))
    const people = attendees.map(({ name: attendee }) => attendee).join(', ')
    const notes = [event.notes, people].filter(Boolean).join('\n\n')
    calendar.createEvent({
      id: `event-${event.id}@binaa`,
      sequence: event.version - 1,
      start: event.startsAt.setZone(firmZone()),
      end: event.endsAt.setZone(firmZone()),
      allDay: event.allDay,
      summary: event.title,
      location: event.location ?? null,
      description: notes || null,
      lastModified: event.updatedAt,
      busystatus: ICalEventBusyStatus.BUSY,
      class: event.isPrivate ? ICalEventClass.PRIVATE : ICalEventClass.PUBLIC,
      ...(rule && { repeating: `RRULE:${rule}` }),
    })
  }
  return calendar.toString()
} // prettier-ignore
