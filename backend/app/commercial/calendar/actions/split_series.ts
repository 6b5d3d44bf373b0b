import { DateTime } from 'luxon'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { firmZone } from '#core/settings/firm_clock'
import { repetitionOf, seriesOf } from '#commercial/calendar/calendar_range'
import { dayOf, occurrencesOf } from '#commercial/calendar/occurrences'
import { publishChange } from '#commercial/shared/publish_change'
import type CalendarEvent from '#commercial/calendar/calendar_event'
import { copyOf, occurrenceOf } from './copy_event.js'
import { deleteReplacements } from './detach_occurrence.js'

/**
 * Ends a series before one of its days and begins another one there, with the same people; the days
 * that were excepted from there on go with it.
 * @returns the other series; the same one when the day is its first
 * @throws AppError 422 when the series does not take place on that day
 */
export async function splitSeries(
  uow: UnitOfWork,
  series: CalendarEvent,
  from: string
): Promise<CalendarEvent> {
  const times = await occurrenceOf(uow, series, from)
  if (dayOf(series.startsAt) === from) return series
  const repeatsTimes = series.repeatsTimes ? series.repeatsTimes - timesBefore(series, from) : null
  const rest = await copyOf(uow, series, { ...times, ...repetitionOf(series), repeatsTimes })
  await uow.trx
    .from('calendar_exceptions')
    .where('event_id', series.id)
    .where('occurs_on', '>=', from)
    .update({ event_id: rest.id })
  await endBefore(uow, series, from)
  return rest
}

/**
 * Calls a day of a series and all after it off.
 * @returns whether anything of the series is left
 * @throws AppError 422 when the series does not take place on that day
 */
export async function endSeries(
  uow: UnitOfWork,
  series: CalendarEvent,
  from: string
): Promise<boolean> {
  await occurrenceOf(uow, series, from)
  if (dayOf(series.startsAt) === from) return false
  await deleteReplacements(uow, series, from)
  await uow.trx
    .from('calendar_exceptions')
    .where('event_id', series.id)
    .where('occurs_on', '>=', from)
    .delete()
  await endBefore(uow, series, from)
  return true
}

/** How often a series was to take place before a day, days that fell out counted. */
function timesBefore(series: CalendarEvent, day: string): number {
  const until = DateTime.fromISO(day, { zone: firmZone() })
  return occurrencesOf(seriesOf(series), series.startsAt, until).length
}

async function endBefore(uow: UnitOfWork, series: CalendarEvent, day: string) {
  const before = series.toAudit()
  series.merge({
    repeatsUntilOn: DateTime.fromISO(day).minus({ days: 1 }).toISODate(),
    repeatsTimes: null,
    version: series.version + 1,
    updatedBy: uow.actor.id,
  })
  await series.save()
  await uow.audit({
    action: 'update',
    entityType: 'calendar_event',
    entityId: series.id,
    label: series.isPrivate ? null : series.title,
    before,
    after: series.toAudit(),
  })
  publishChange(uow, 'calendar', series.id, 'update')
}
