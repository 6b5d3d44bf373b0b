import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlInstant, toDate } from '#core/database/instants'
import { firmZone } from '#core/settings/firm_clock'
import CalendarEvent from '#commercial/calendar/calendar_event'
import { attendeesOf, exceptionsOf, seriesOf } from '#commercial/calendar/calendar_range'
import { dayOf, occurrencesOf } from '#commercial/calendar/occurrences'

/** A visit that a person has made: noted with a client, or a site visit of the calendar. */
export interface Visit {
  kind: 'client' | 'site'
  userId: number
  /** The firm's day of it. */
  on: string
  /** Null of a private event. */
  subject: string | null
  clientId: number | null
}

interface Range {
  from: DateTime
  to: DateTime
}

/**
 * The visits of a year that have taken place, newest first. A visit that was planned in the calendar and
 * noted with the same client on the same day is one.
 */
export async function visitsOf(year: number): Promise<Visit[]> {
  const from = DateTime.fromObject({ year }, { zone: firmZone() })
  const range = { from, to: DateTime.min(from.plus({ years: 1 }), DateTime.utc()) }
  if (range.to <= range.from) return []
  const noted = await notedVisits(range)
  const keyOf = ({ userId, on, clientId }: Visit) => `${userId} ${on} ${clientId}`
  const known = new Set(noted.map(keyOf))
  const planned = (await siteVisits(range)).filter(
    (visit) => !visit.clientId || !known.has(keyOf(visit))
  )
  return [...noted, ...planned].sort((a, b) => b.on.localeCompare(a.on))
}

async function notedVisits({ from, to }: Range): Promise<Visit[]> {
  const rows = await db
    .from('client_activities')
    .where('kind', 'visit')
    .whereNotNull('created_by')
    .where('occurred_at', '>=', sqlInstant(0, from.toMillis()))
    .where('occurred_at', '<', sqlInstant(0, to.toMillis()))
    .orderBy('id', 'desc')
    .select('created_by', 'occurred_at', 'subject', 'client_id')
  return rows.map((row) => ({
    kind: 'client',
    userId: row.created_by as number,
    on: dayOf(DateTime.fromJSDate(toDate(row.occurred_at))),
    subject: row.subject as string,
    clientId: row.client_id as number,
  }))
}

/** Of everyone who attended; of who made the event where nobody is named. */
async function siteVisits({ from, to }: Range): Promise<Visit[]> {
  const events = await CalendarEvent.query()
    .where('kind', 'site_visit')
    .where('starts_at', '<', sqlInstant(0, to.toMillis()))
    .where((query) => {
      void query.where('ends_at', '>', sqlInstant(0, from.toMillis())).orWhereNotNull('repeats')
    })
    .orderBy('id', 'desc')
  const attendees = await attendeesOf(events.map(({ id }) => id))
  const exceptions = await exceptionsOf(events.flatMap(({ id, repeats }) => (repeats ? [id] : [])))
  return events.flatMap((event) => {
    const people = attendees.get(event.id)?.map(({ id }) => id) ?? [event.createdBy ?? 0]
    const days = occurrencesOf(seriesOf(event, exceptions.get(event.id)), from, to)
      .filter(({ startsAt }) => startsAt >= from)
      .map(({ startsAt }) => dayOf(startsAt))
    const subject = event.isPrivate ? null : event.title
    return days.flatMap((on) =>
      people.map((userId): Visit => ({
        ...{ kind: 'site', userId, on, subject },
        clientId: event.clientId ?? null,
      }))
    )
  })
}
