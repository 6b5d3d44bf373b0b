import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { forbidden, invalid, notFound } from '#core/base/app_error'
import { userNames } from '#core/base/user_names'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { deleteReplacements, shiftExceptions } from './detach_occurrence.js'
import { WEEKDAYS, type Weekday } from '#commercial/calendar/kinds'
import { dayOf, weekdayOf } from '#commercial/calendar/occurrences'
import { firmZone } from '#core/settings/firm_clock'
import { daysBetween } from '#core/settings/days'
import { publishChange } from '#commercial/shared/publish_change'
import CalendarEvent from '#commercial/calendar/calendar_event'
import type { calendarEventValidator, calendarMoveValidator } from '#commercial/calendar/validator'
import { notify } from '#notifications/notify'

type EventInput = Infer<typeof calendarEventValidator>
const LONGEST_DAYS = 31

export async function createEvent(uow: UnitOfWork, input: EventInput): Promise<CalendarEvent> {
  const event = new CalendarEvent().useTransaction(uow.trx)
  event.merge({ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  await fill(uow, event, input)
  await uow.audit({ action: 'create', ...about(event), after: event.toAudit() })
  publishChange(uow, 'calendar', event.id, 'create')
  return event
}

/** Rewrites an event of one's own. */
export async function updateEvent(uow: UnitOfWork, event: CalendarEvent, input: EventInput) {
  const before = event.toAudit()
  const firstWas = event.startsAt
  event.merge({ version: event.version + 1, updatedBy: uow.actor.id })
  await fill(uow, event, input)
  await shiftExceptions(uow, event, firstWas)
  await uow.audit({ action: 'update', ...about(event), before, after: event.toAudit() })
  publishChange(uow, 'calendar', event.id, 'update')
}

/** Gives an event, of a series the whole series, another time. */
export async function moveEvent(
  uow: UnitOfWork,
  event: CalendarEvent,
  input: Infer<typeof calendarMoveValidator>
) {
  const before = event.toAudit()
  const firstWas = event.startsAt
  event.merge({ ...timesOf(input), version: event.version + 1, updatedBy: uow.actor.id })
  // it takes place as often as before, and its days of the week move with it
  const days = daysBetween(dayOf(firstWas), dayOf(event.startsAt))
  event.weekdays = shifted(event.weekdays, days)
  if (event.repeatsUntilOn) {
    event.repeatsUntilOn = DateTime.fromISO(event.repeatsUntilOn).plus({ days }).toISODate()
  }
  if (input.allDay !== undefined) event.allDay = input.allDay
  await event.save()
  await shiftExceptions(uow, event, firstWas)
  await uow.audit({ action: 'update', ...about(event), before, after: event.toAudit() })
  publishChange(uow, 'calendar', event.id, 'update')
}

export async function deleteEvent(uow: UnitOfWork, event: CalendarEvent) {
  await uow.audit({ action: 'delete', ...about(event), before: event.toAudit() })
  await deleteReplacements(uow, event)
  await event.delete()
  publishChange(uow, 'calendar', event.id, 'delete')
}

/** @throws AppError 404; 403 for someone else's event; 412 when it has changed */
export async function lockOwnEvent(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<CalendarEvent> {
  const event = await CalendarEvent.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!event) throw notFound()
  if (event.createdBy !== uow.actor.id) throw forbidden()
  await checkVersion(event, expectedVersion, uow.trx)
  return event
}

function timesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const times = {
    startsAt: DateTime.fromISO(startsAt, { zone: 'utc' }).startOf('second'),
    endsAt: DateTime.fromISO(endsAt, { zone: 'utc' }).startOf('second'),
  }
  if (times.endsAt <= times.startsAt) throw invalid({ endsAt: ['range'] })
  if (times.endsAt.diff(times.startsAt, 'days').days > LONGEST_DAYS)
    throw invalid({ endsAt: ['range'] })
  return times as { startsAt: DateTime<true>; endsAt: DateTime<true> }
}

async function fill(
  uow: UnitOfWork,
  event: CalendarEvent,
  { attendeeIds = [], ...input }: EventInput
) {
  const times = timesOf(input)
  event.merge({
    ...times,
    title: input.title,
    kind: input.kind,
    allDay: input.allDay ?? false,
    isPrivate: input.isPrivate ?? false,
    location: input.location ?? null,
    notes: input.notes ?? null,
    ...repetition(input, times.startsAt),
    reminderMinutes: input.reminderMinutes ?? null,
    clientId: input.clientId ?? null,
  })
  await event.save()
  await invite(uow, event, [...new Set(attendeeIds)])
}

/** @throws AppError 422 on an end before the first day, two ends, and weekdays without that of the first day */
function repetition(input: EventInput, startsAt: DateTime) {
  const { repeats = null, every = 1, repeatsUntilOn = null, repeatsTimes = null } = input
  if (!repeats) return { repeats, every, weekdays: null, repeatsUntilOn: null, repeatsTimes: null }
  if (repeatsUntilOn && repeatsUntilOn < dayOf(startsAt))
    throw invalid({ repeatsUntilOn: ['range'] })
  if (repeatsUntilOn && repeatsTimes) throw invalid({ repeatsTimes: ['twoEnds'] })
  const weekdays = repeats === 'weekly' && input.weekdays ? input.weekdays : null
  if (weekdays && !weekdays.includes(weekdayOf(startsAt.setZone(firmZone()))))
    throw invalid({ weekdays: ['withoutFirstDay'] })
  return { repeats, every, weekdays: weekdays && inOrder(weekdays), repeatsUntilOn, repeatsTimes }
}

const inOrder = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => days.includes(day)).join(',')

function shifted(weekdays: string | null, days: number): string | null {
  if (!weekdays) return null
  const moved = weekdays.split(',').map((day) => WEEKDAYS.indexOf(day as Weekday) + days)
  return inOrder(moved.map((day) => WEEKDAYS[((day % 7) + 7) % 7]!))
}

async function invite(uow: UnitOfWork, event: CalendarEvent, userIds: number[]) {
  const people = await userNames(userIds, uow.trx)
  if (people.size < userIds.length) throw invalid({ attendeeIds: ['absent'] })
  const before = await uow.trx
    .from('calendar_attendees')
    .where('event_id', event.id)
    .select('user_id')
  const known = new Set(before.map((row) => row.user_id as number))
  const fresh = userIds.filter((id) => !known.has(id))
  await uow.trx
    .from('calendar_attendees')
    .where('event_id', event.id)
    .whereNotIn('user_id', userIds)
    .delete()
  for (const userId of fresh)
    await uow.trx.table('calendar_attendees').insert({ event_id: event.id, user_id: userId })
  await notify(
    uow,
    fresh.filter((id) => id !== uow.actor.id),
    {
      type: 'calendar_invitation',
      title: 'Event invitation',
      titleAr: 'لديك دعوة',
      message: event.title,
      messageAr: event.title,
      actionUrl: `/commercial/calendar?on=${dayOf(event.startsAt)}`,
      relatedEntityType: 'calendar_event',
      relatedEntityId: event.id,
    }
  )
}

function about({ id, isPrivate, title }: CalendarEvent) {
  return { entityType: 'calendar_event', entityId: id, label: isPrivate ? null : title }
}
