import { DateTime } from 'luxon'
import {
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventClass,
  type ICalEventData,
} from 'ical-generator'
import { seriesOf, type Attendee } from './calendar_range.js'
import type CalendarEvent from './calendar_event.js'
import { ruleOf } from './occurrences.js'

/** The day of a series that an event stands in for. */
export interface StandsFor {
  series: CalendarEvent
  /** By the firm's calendar. */
  on: string
}

export interface FeedEntry {
  event: CalendarEvent
  attendees: Attendee[]
  /** Days of the firm's zone that fall out of a series, in their order. */
  except?: string[]
  /** Where the feed holds the series as well. */
  standsFor?: StandsFor
}

const MINUTE_SECONDS = 60

/** An event of the feed. What stands in for a day of a series is that day of the series, moved. */
export function feedEvent(
  { event, attendees, except = [], standsFor }: FeedEntry,
  zone: string
): ICalEventData {
  const people = attendees.map(({ name }) => name).join(', ')
  const rule = ruleOf(seriesOf(event), event.allDay)
  const lines = rule && [`RRULE:${rule}`, ...exceptionLines(event, except, zone)]
  return {
    id: uidOf(standsFor?.series ?? event),
    sequence: event.version - 1,
    start: event.startsAt.setZone(zone),
    end: event.endsAt.setZone(zone),
    allDay: event.allDay,
    // a day has no zone
    ...(!event.allDay && { timezone: zone }),
    ...(standsFor && insteadOf(standsFor, zone)),
    summary: event.title,
    location: event.location ?? null,
    description: [event.notes, people].filter(Boolean).join('\n\n') || null,
    stamp: event.updatedAt,
    created: event.createdAt,
    lastModified: event.updatedAt,
    busystatus: ICalEventBusyStatus.BUSY,
    class: event.isPrivate ? ICalEventClass.PRIVATE : ICalEventClass.PUBLIC,
    ...(lines && { repeating: lines.join('\n') }),
    ...(event.reminderMinutes != null && {
      alarms: [{ type: ICalAlarmType.display, trigger: event.reminderMinutes * MINUTE_SECONDS }],
    }),
  }
}

const uidOf = ({ id }: CalendarEvent) => `event-${id}@binaa`

/** Which day of the series it is, in the kind of value that the series begins with. */
function insteadOf({ series, on }: StandsFor, zone: string): Partial<ICalEventData> {
  if (!series.allDay) return { recurrenceId: timeOn(series, on, zone) }
  // the library knows only times here; what it is given in two lines it writes as they are
  return { repeating: `RECURRENCE-ID;VALUE=DATE:${on.replaceAll('-', '')}\nTRANSP:OPAQUE` }
}

/** When a series would take place on a day. */
function timeOn({ startsAt }: CalendarEvent, on: string, zone: string): DateTime {
  const { hour, minute, second } = startsAt.setZone(zone)
  return DateTime.fromISO(on, { zone }).set({ hour, minute, second })
}

/** The exceptions of a series in the words of RFC 5545: each names the time that falls out. */
function exceptionLines(event: CalendarEvent, days: string[], zone: string): string[] {
  if (!days.length) return []
  if (event.allDay)
    return [`EXDATE;VALUE=DATE:${days.map((day) => day.replaceAll('-', '')).join(',')}`]
  const times = days.map((day) => timeOn(event, day, zone).toFormat("yyyyMMdd'T'HHmmss"))
  return [`EXDATE;TZID=${zone}:${times.join(',')}`]
}
