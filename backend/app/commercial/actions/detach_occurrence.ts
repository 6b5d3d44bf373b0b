import { DateTime } from 'luxon'
import { invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { dayOf, occurrencesOf, type Occurrence } from '#commercial/calendar/occurrences'
import { announce } from '#commercial/live'
import CalendarEvent from '#commercial/models/calendar_event'
import { exceptionsOf, seriesOf } from '#commercial/queries/calendar_range'
import { firmZone } from '#core/settings/firm_clock'

/**
 * Takes one day out of a series and puts an event of its own in its place, with the same people.
 * @throws AppError 422 when the series does not take place on that day
 */
export async function detachOccurrence(
  unit: Unit,
  series: CalendarEvent,
  occurrenceOn: string
): Promise<CalendarEvent> {
  const times = await occurrenceOf(unit, series, occurrenceOn)
  const { title, kind, allDay, isPrivate, location, notes, reminderMinutes, clientId, createdBy } = series // prettier-ignore
  const event = await CalendarEvent.create(
    {
      ...{ title, kind, allDay, isPrivate, location, notes, reminderMinutes, clientId, createdBy },
      ...(times as { startsAt: DateTime<true>; endsAt: DateTime<true> }),
      ...{ repeats: null, every: 1, repeatsUntilOn: null, version: 1, updatedBy: unit.actor.id },
    },
    { client: unit.trx }
  )
  const people = await unit.trx
    .from('calendar_attendees')
    .where('event_id', series.id)
    .select('user_id')
  for (const { user_id: userId } of people)
    await unit.trx.table('calendar_attendees').insert({ event_id: event.id, user_id: userId })
  await except(unit, series, occurrenceOn, event.id)
  await unit.audit({
    action: 'create',
    entityType: 'calendar_event',
    entityId: event.id,
    label: event.isPrivate ? null : event.title,
    after: event.toAudit(),
  })
  announce(unit, 'calendar', event.id, 'create')
  return event
}

/** Calls one day of a series off. @throws AppError 422 when it does not take place on that day */
export async function skipOccurrence(unit: Unit, series: CalendarEvent, occurrenceOn: string) {
  await occurrenceOf(unit, series, occurrenceOn)
  await except(unit, series, occurrenceOn, null)
}

/** The days that are excepted go with the series when its first day moves. */
export async function shiftExceptions(unit: Unit, series: CalendarEvent, firstWas: DateTime) {
  const day = (time: DateTime) => DateTime.fromISO(dayOf(time), { zone: 'utc' })
  const { days } = day(series.startsAt).diff(day(firstWas), 'days')
  if (days === 0) return
  const rows = await unit.trx.from('calendar_exceptions').where('event_id', series.id)
  // the farthest first, so that no two meet on a day on the way
  rows.sort((a, b) => (a.occurs_on < b.occurs_on ? days : -days))
  for (const { id, occurs_on: on } of rows)
    await unit.trx
      .from('calendar_exceptions')
      .where('id', id)
      .update({ occurs_on: DateTime.fromISO(on).plus({ days }).toISODate() })
}

/** The events that stand in for days of a series go when it goes. */
export async function deleteReplacements(unit: Unit, series: CalendarEvent) {
  const rows = await unit.trx
    .from('calendar_exceptions')
    .where('event_id', series.id)
    .whereNotNull('replacement_id')
    .select('replacement_id')
  await unit.trx
    .from('calendar_events')
    .whereIn(
      'id',
      rows.map(({ replacement_id: id }) => id)
    ) // prettier-ignore
    .delete()
}

async function occurrenceOf(unit: Unit, series: CalendarEvent, on: string): Promise<Occurrence> {
  const day = DateTime.fromISO(on, { zone: firmZone() })
  const exceptions = await exceptionsOf([series.id], unit.trx)
  const found = occurrencesOf(seriesOf(series, exceptions.get(series.id)), day, day.plus({ days: 1 })) // prettier-ignore
  const occurrence = found.find(({ startsAt }) => dayOf(startsAt) === on)
  if (!series.repeats || !occurrence) throw invalid({ occurrenceOn: ['absent'] })
  return occurrence
}

async function except(unit: Unit, series: CalendarEvent, on: string, replacementId: number | null) {
  await unit.trx
    .table('calendar_exceptions')
    .insert({ event_id: series.id, occurs_on: on, replacement_id: replacementId })
  const before = { exceptOn: null }
  series.merge({ version: series.version + 1, updatedBy: unit.actor.id })
  await series.save()
  await unit.audit({
    action: 'update',
    entityType: 'calendar_event',
    entityId: series.id,
    label: series.isPrivate ? null : series.title,
    before,
    after: { exceptOn: on },
  })
  announce(unit, 'calendar', series.id, 'update')
}
