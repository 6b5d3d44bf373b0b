import { createHash, randomBytes } from 'node:crypto'
import ical, { ICalEventBusyStatus, ICalEventClass } from 'ical-generator'
import { firmZone } from '#core/settings/firm_clock'
import type { Attendee } from './calendar_range.js'
import { seriesOf } from './calendar_range.js'
import type CalendarEvent from './calendar_event.js'
import type { Overlay } from './calendar_overlays.js'
import { ruleOf } from './occurrences.js'

const TOKEN_BYTES = 32

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Entry {
  event: CalendarEvent
  attendees: Attendee[]
  /** Days of the firm's zone on which a series does not take place. */
  except?: ReadonlySet<string>
}

/** One person's calendar as other programs read it (RFC 5545). */
export function feedOf(name: string, entries: Entry[], days: readonly Overlay[] = []): string {
  const calendar = ical({
    name,
    prodId: { company: 'Binaa', product: 'Portal' },
    timezone: firmZone(),
  })
  for (const { event, attendees, except } of entries) {
    const rule = ruleOf(seriesOf(event), event.allDay)
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
      ...(rule && { repeating: [`RRULE:${rule}`, ...exceptionLines(event, except)].join('\n') }),
    })
  }
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

/** The exceptions of a series in the words of RFC 5545: each names the time that falls out. */
function exceptionLines({ allDay, startsAt }: CalendarEvent, except?: ReadonlySet<string>) {
  const time = startsAt.setZone(firmZone()).toFormat("'T'HHmmss")
  const days = [...(except ?? [])].sort().map((day) => day.replaceAll('-', ''))
  if (!days.length) return []
  return allDay
    ? [`EXDATE;VALUE=DATE:${days.join(',')}`]
    : [`EXDATE;TZID=${firmZone()}:${days.map((day) => day + time).join(',')}`]
}
