import { DateTime } from 'luxon'
import { invalid } from '#core/exceptions/app_error'
import { firmZone } from '#core/settings/firm_clock'
import type { Unit } from '#core/unit/unit'
import { dayOf, occurrencesOf, type Occurrence } from '#commercial/calendar/occurrences'
import { announce } from '#commercial/live'
import CalendarEvent from '#commercial/models/calendar_event'
import { exceptionsOf, seriesOf } from '#commercial/queries/calendar_range'

type CopiedValues = Occurrence & Pick<CalendarEvent, 'repeats' | 'every' | 'repeatsUntilOn'>

/** Another event like one of a series, with the same people, at another time. */
export async function copyOf(
  unit: Unit,
  series: CalendarEvent,
  { startsAt, endsAt, ...rule }: CopiedValues
): Promise<CalendarEvent> {
  const { title, kind, allDay, isPrivate, location, notes, reminderMinutes, clientId, createdBy } = series // prettier-ignore
  const event = await CalendarEvent.create(
    {
      ...{ title, kind, allDay, isPrivate, location, notes, reminderMinutes, clientId, createdBy },
      ...({ startsAt, endsAt } as { startsAt: DateTime<true>; endsAt: DateTime<true> }),
      ...{ ...rule, version: 1, updatedBy: unit.actor.id },
    },
    { client: unit.trx }
  )
  const people = await unit.trx
    .from('calendar_attendees')
    .where('event_id', series.id)
    .select('user_id')
  for (const { user_id: userId } of people)
    await unit.trx.table('calendar_attendees').insert({ event_id: event.id, user_id: userId })
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

/** When a series takes place on a day. @throws AppError 422 when it does not */
export async function occurrenceOf(
  unit: Unit,
  series: CalendarEvent,
  on: string
): Promise<Occurrence> {
  const day = DateTime.fromISO(on, { zone: firmZone() })
  const exceptions = await exceptionsOf([series.id], unit.trx)
  const found = occurrencesOf(seriesOf(series, exceptions.get(series.id)), day, day.plus({ days: 1 })) // prettier-ignore
  const occurrence = found.find(({ startsAt }) => dayOf(startsAt) === on)
  if (!series.repeats || !occurrence) throw invalid({ occurrenceOn: ['absent'] })
  return occurrence
}
