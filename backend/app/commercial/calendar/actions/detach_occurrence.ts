import { DateTime } from 'luxon'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { dayOf } from '#commercial/calendar/occurrences'
import { daysBetween } from '#core/settings/days'
import { publishChange } from '#commercial/shared/publish_change'
import type CalendarEvent from '#commercial/calendar/calendar_event'
import { copyOf, occurrenceOf } from './copy_event.js'

/**
 * Takes one day out of a series and puts an event of its own in its place, with the same people.
 * @throws AppError 422 when the series does not take place on that day
 */
export async function detachOccurrence(
  uow: UnitOfWork,
  series: CalendarEvent,
  occurrenceOn: string
): Promise<CalendarEvent> {
  const times = await occurrenceOf(uow, series, occurrenceOn)
  const event = await copyOf(uow, series, {
    ...times,
    ...{ repeats: null, every: 1, weekdays: null, repeatsUntilOn: null, repeatsTimes: null },
  })
  await except(uow, series, occurrenceOn, event.id)
  return event
}

/** Calls one day of a series off. @throws AppError 422 when it does not take place on that day */
export async function skipOccurrence(uow: UnitOfWork, series: CalendarEvent, occurrenceOn: string) {
  await occurrenceOf(uow, series, occurrenceOn)
  await except(uow, series, occurrenceOn, null)
}

/** The days that are excepted go with the series when its first day moves. */
export async function shiftExceptions(uow: UnitOfWork, series: CalendarEvent, firstWas: DateTime) {
  const days = daysBetween(dayOf(firstWas), dayOf(series.startsAt))
  if (days === 0) return
  const rows = await uow.trx.from('calendar_exceptions').where('event_id', series.id)
  // the farthest first, so that no two meet on a day on the way
  rows.sort((a, b) => (a.occurs_on < b.occurs_on ? days : -days))
  for (const { id, occurs_on: on } of rows)
    await uow.trx
      .from('calendar_exceptions')
      .where('id', id)
      .update({ occurs_on: DateTime.fromISO(on).plus({ days }).toISODate() })
}

/** The events that stand in for days of a series go when those days go. */
export async function deleteReplacements(uow: UnitOfWork, series: CalendarEvent, from = '') {
  const rows = await uow.trx
    .from('calendar_exceptions')
    .where('event_id', series.id)
    .where('occurs_on', '>=', from)
    .whereNotNull('replacement_id')
    .select('replacement_id')
  await uow.trx
    .from('calendar_events')
    .whereIn(
      'id',
      rows.map(({ replacement_id: id }) => id)
    )
    .delete()
}

async function except(
  uow: UnitOfWork,
  series: CalendarEvent,
  on: string,
  replacementId: number | null
) {
  await uow.trx
    .table('calendar_exceptions')
    .insert({ event_id: series.id, occurs_on: on, replacement_id: replacementId })
  const before = { exceptOn: null }
  series.merge({ version: series.version + 1, updatedBy: uow.actor.id })
  await series.save()
  await uow.audit({
    action: 'update',
    entityType: 'calendar_event',
    entityId: series.id,
    label: series.isPrivate ? null : series.title,
    before,
    after: { exceptOn: on },
  })
  publishChange(uow, 'calendar', series.id, 'update')
}
