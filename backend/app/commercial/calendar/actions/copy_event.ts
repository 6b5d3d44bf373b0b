import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { firmZone } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  dayOf,
  occurrencesOf,
  type Occurrence,
  type Repetition,
} from '#commercial/calendar/occurrences'
import { publishChange } from '#commercial/shared/publish_change'
import CalendarEvent from '#commercial/calendar/calendar_event'
import { exceptionsOf, seriesOf } from '#commercial/calendar/calendar_range'

type CopiedValues = Occurrence & Repetition

/** Another event like one of a series, with the same people, at another time. */
export async function copyOf(
  uow: UnitOfWork,
  series: CalendarEvent,
  { startsAt, endsAt, ...rule }: CopiedValues
): Promise<CalendarEvent> {
  const { title, kind, allDay, isPrivate, location, notes, reminderMinutes, clientId } = series
  const { createdBy, importId } = series
  const event = await CalendarEvent.create(
    {
      ...{ title, kind, allDay, isPrivate, location, notes, reminderMinutes, clientId },
      // what is imported again replaces its parts as well
      ...{ createdBy, importId },
      ...({ startsAt, endsAt } as { startsAt: DateTime<true>; endsAt: DateTime<true> }),
      ...{ ...rule, version: 1, updatedBy: uow.actor.id },
    },
    { client: uow.trx }
  )
  const people = await uow.trx
    .from('calendar_attendees')
    .where('event_id', series.id)
    .select('user_id')
  for (const { user_id: userId } of people)
    await uow.trx.table('calendar_attendees').insert({ event_id: event.id, user_id: userId })
  await uow.audit({
    action: 'create',
    entityType: 'calendar_event',
    entityId: event.id,
    label: event.isPrivate ? null : event.title,
    after: event.toAudit(),
  })
  publishChange(uow, 'calendar', event.id, 'create')
  return event
}

/** When a series takes place on a day. @throws AppError 422 when it does not */
export async function occurrenceOf(
  uow: UnitOfWork,
  series: CalendarEvent,
  on: string
): Promise<Occurrence> {
  const day = DateTime.fromISO(on, { zone: firmZone() })
  const exceptions = await exceptionsOf([series.id], uow.trx)
  const found = occurrencesOf(
    seriesOf(series, exceptions.get(series.id)),
    day,
    day.plus({ days: 1 })
  )
  const occurrence = found.find(({ startsAt }) => dayOf(startsAt) === on)
  if (!series.repeats || !occurrence) throw invalid({ occurrenceOn: ['absent'] })
  return occurrence
}
