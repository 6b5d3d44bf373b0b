import type { Weekday } from './kinds.js'
import { dayOf } from './occurrences.js'
import { maySeeAll, type EventOccurrence } from './calendar_range.js'

/** An occurrence as the wire shows it; of someone else's private one only that the time is taken. */
export function eventView(happening: EventOccurrence, userId: number) {
  const { event, startsAt, endsAt, attendees } = happening
  const open = maySeeAll(happening, userId)
  const mine = event.createdBy === userId
  return {
    id: event.id,
    version: event.version,
    key: `${event.id}-${startsAt.toUTC().toFormat("yyyyLLdd'T'HHmm")}`,
    startsAt: startsAt.toUTC().toISO()!,
    endsAt: endsAt.toUTC().toISO()!,
    /** Which day of a series it is; nothing for an event by itself. */
    occurrenceOn: event.repeats ? dayOf(startsAt) : null,
    /** Of the whole series, which is what a change works on. */
    firstStartsAt: event.startsAt.toUTC().toISO()!,
    firstEndsAt: event.endsAt.toUTC().toISO()!,
    allDay: event.allDay,
    isPrivate: event.isPrivate,
    busyOnly: !open,
    ownerId: event.createdBy ?? null,
    title: open ? event.title : null,
    kind: open ? event.kind : null,
    location: open ? (event.location ?? null) : null,
    notes: open ? (event.notes ?? null) : null,
    repeats: event.repeats ?? null,
    every: event.every,
    weekdays: event.weekdays ? (event.weekdays.split(',') as Weekday[]) : null,
    repeatsTimes: event.repeatsTimes ?? null,
    repeatsUntilOn: event.repeatsUntilOn ?? null,
    reminderMinutes: open ? (event.reminderMinutes ?? null) : null,
    clientId: open ? (event.clientId ?? null) : null,
    attendees: open ? attendees : [],
    can: { update: mine, delete: mine },
    allowedActions: mine ? (['update', 'delete'] as const) : [],
  }
}
