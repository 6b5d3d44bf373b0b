import { DateTime } from 'luxon'
import type { Unit } from '#core/unit/unit'
import { dayOf } from '#commercial/calendar/occurrences'
import { announce } from '#commercial/live'
import type CalendarEvent from '#commercial/models/calendar_event'
import { copyOf, occurrenceOf } from './copy_event.js'
import { deleteReplacements } from './detach_occurrence.js'

/**
 * Ends a series before one of its days and begins another one there, with the same people; the days
 * that were excepted from there on go with it.
 * @returns the other series; the same one when the day is its first
 * @throws AppError 422 when the series does not take place on that day
 */
export async function splitSeries(
  unit: Unit,
  series: CalendarEvent,
  from: string
): Promise<CalendarEvent> {
  const times = await occurrenceOf(unit, series, from)
  if (dayOf(series.startsAt) === from) return series
  const { repeats, every, repeatsUntilOn } = series
  const rest = await copyOf(unit, series, { ...times, repeats, every, repeatsUntilOn })
  await unit.trx
    .from('calendar_exceptions')
    .where('event_id', series.id)
    .where('occurs_on', '>=', from)
    .update({ event_id: rest.id })
  await endBefore(unit, series, from)
  return rest
}

/**
 * Calls a day of a series and all after it off.
 * @returns whether anything of the series is left
 * @throws AppError 422 when the series does not take place on that day
 */
export async function endSeries(unit: Unit, series: CalendarEvent, from: string): Promise<boolean> {
  await occurrenceOf(unit, series, from)
  if (dayOf(series.startsAt) === from) return false
  await deleteReplacements(unit, series, from)
  await unit.trx
    .from('calendar_exceptions')
    .where('event_id', series.id)
    .where('occurs_on', '>=', from)
    .delete()
  await endBefore(unit, series, from)
  return true
}

async function endBefore(unit: Unit, series: CalendarEvent, day: string) {
  const before = series.toAudit()
  series.merge({
    repeatsUntilOn: DateTime.fromISO(day).minus({ days: 1 }).toISODate(),
    version: series.version + 1,
    updatedBy: unit.actor.id,
  })
  await series.save()
  await unit.audit({
    action: 'update',
    entityType: 'calendar_event',
    entityId: series.id,
    label: series.isPrivate ? null : series.title,
    before,
    after: series.toAudit(),
  })
  announce(unit, 'calendar', series.id, 'update')
}
