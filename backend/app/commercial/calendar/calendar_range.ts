import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { sqlInstant } from '#core/database/instants'
import { userName } from '#core/base/user_names'
import { occurrencesOf, type Occurrence, type Repetition } from './occurrences.js'
import CalendarEvent from './calendar_event.js'

export interface Attendee {
  id: number
  name: string
}

export interface EventOccurrence extends Occurrence {
  event: CalendarEvent
  attendees: Attendee[]
}

type DatabaseClient = Pick<TransactionClientContract, 'from'>

const MOST_EVENTS = 2000
const FAR_DAYS = 366

/** Everything that takes place between two instants, every occurrence of a series by itself. */
export async function occurrencesBetween(
  from: DateTime,
  to: DateTime,
  userIds?: readonly number[]
): Promise<EventOccurrence[]> {
  const last = DateTime.min(to, from.plus({ days: FAR_DAYS }))
  const sql = (time: DateTime) => sqlInstant(0, time.toMillis())
  const events = await CalendarEvent.query()
    .where('starts_at', '<', sql(last))
    .where((query) => void query.where('ends_at', '>', sql(from)).orWhereNotNull('repeats'))
    .if(userIds, (query) =>
      query.where((mine) =>
        mine.whereIn('created_by', [...userIds!]).orWhereIn(
          'id',
          db
            .from('calendar_attendees')
            .whereIn('user_id', [...userIds!])
            .select('event_id')
        )
      )
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_EVENTS)
  const attendees = await attendeesOf(events.map(({ id }) => id))
  const exceptions = await exceptionsOf(events.flatMap(({ id, repeats }) => (repeats ? [id] : [])))
  return events
    .flatMap((event) =>
      occurrencesOf(seriesOf(event, exceptions.get(event.id)), from, last).map((occurrence) => ({
        ...occurrence,
        event,
        attendees: attendees.get(event.id) ?? [],
      }))
    )
    .sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis())
}

export const repetitionOf = (event: CalendarEvent): Repetition => ({
  repeats: event.repeats ?? null,
  every: event.every,
  weekdays: event.weekdays ?? null,
  repeatsUntilOn: event.repeatsUntilOn ?? null,
  repeatsTimes: event.repeatsTimes ?? null,
})

export const seriesOf = (event: CalendarEvent, except?: ReadonlySet<string>) => ({
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  ...repetitionOf(event),
  except,
})

/** The days on which series do not take place as their rule says. */
export async function exceptionsOf(
  eventIds: number[],
  client: DatabaseClient = db
): Promise<Map<number, Set<string>>> {
  const days = new Map<number, Set<string>>()
  if (!eventIds.length) return days
  const rows = await client.from('calendar_exceptions').whereIn('event_id', eventIds)
  for (const { event_id: id, occurs_on: on } of rows)
    days.set(id, (days.get(id) ?? new Set()).add(on))
  return days
}

export async function attendeesOf(
  eventIds: number[],
  client: DatabaseClient = db
): Promise<Map<number, Attendee[]>> {
  const people = new Map<number, Attendee[]>()
  if (!eventIds.length) return people
  const rows = await client
    .from('calendar_attendees as a')
    .whereIn('a.event_id', eventIds)
    .orderBy('name')
    .select('a.event_id', 'a.user_id as id', userName('a.user_id', 'name'))
  for (const { event_id: eventId, id, name } of rows)
    people.set(eventId, [...(people.get(eventId) ?? []), { id, name }])
  return people
}

/** Who makes or attends an event sees all of a private one; others see that the time is taken. */
export function maySeeAll(
  { event, attendees }: Pick<EventOccurrence, 'event' | 'attendees'>,
  userId: number
) {
  return !event.isPrivate || event.createdBy === userId || attendees.some(({ id }) => id === userId)
}
