import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { forbidden, invalid, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { deleteReplacements, shiftExceptions } from '#commercial/actions/detach_occurrence'
import { dayOf } from '#commercial/calendar/occurrences'
import { daysBetween } from '#core/settings/days'
import { announce } from '#commercial/live'
import CalendarEvent from '#commercial/models/calendar_event'
import type { calendarEventValidator, calendarMoveValidator } from '#commercial/validators/calendar'
import { notify } from '#notifications/actions/notify'

type EventInput = Infer<typeof calendarEventValidator>
const LONGEST_DAYS = 31

export async function createEvent(unit: Unit, input: EventInput): Promise<CalendarEvent> {
  const event = new CalendarEvent().useTransaction(unit.trx)
  event.merge({ version: 1, createdBy: unit.actor.id, updatedBy: unit.actor.id })
  await fill(unit, event, input)
  await unit.audit({ action: 'create', ...about(event), after: event.toAudit() })
  announce(unit, 'calendar', event.id, 'create')
  return event
}

/** Writes an event of one's own anew. */
export async function updateEvent(unit: Unit, event: CalendarEvent, input: EventInput) {
  const before = event.toAudit()
  const firstWas = event.startsAt
  event.merge({ version: event.version + 1, updatedBy: unit.actor.id })
  await fill(unit, event, input)
  await shiftExceptions(unit, event, firstWas)
  await unit.audit({ action: 'update', ...about(event), before, after: event.toAudit() })
  announce(unit, 'calendar', event.id, 'update')
}

/** Gives an event, of a series the whole series, another time. */
export async function moveEvent(
  unit: Unit,
  event: CalendarEvent,
  input: Infer<typeof calendarMoveValidator>
) {
  const before = event.toAudit()
  const firstWas = event.startsAt
  event.merge({ ...timesOf(input), version: event.version + 1, updatedBy: unit.actor.id })
  // it takes place as often as before
  if (event.repeatsUntilOn) {
    const days = daysBetween(dayOf(firstWas), dayOf(event.startsAt))
    event.repeatsUntilOn = DateTime.fromISO(event.repeatsUntilOn).plus({ days }).toISODate()
  }
  if (input.allDay !== undefined) event.allDay = input.allDay
  await event.save()
  await shiftExceptions(unit, event, firstWas)
  await unit.audit({ action: 'update', ...about(event), before, after: event.toAudit() })
  announce(unit, 'calendar', event.id, 'update')
}

export async function deleteEvent(unit: Unit, event: CalendarEvent) {
  await unit.audit({ action: 'delete', ...about(event), before: event.toAudit() })
  await deleteReplacements(unit, event)
  await event.delete()
  announce(unit, 'calendar', event.id, 'delete')
}

/** @throws AppError 404; 403 for somebody else's event; 412 when it has changed */
export async function lockOwnEvent(unit: Unit, id: number, seen: number): Promise<CalendarEvent> {
  const event = await CalendarEvent.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!event) throw notFound()
  if (event.createdBy !== unit.actor.id) throw forbidden()
  await checkVersion(event, seen, unit.trx)
  return event
}

function timesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const times = {
    startsAt: DateTime.fromISO(startsAt, { zone: 'utc' }).startOf('second'),
    endsAt: DateTime.fromISO(endsAt, { zone: 'utc' }).startOf('second'),
  }
  if (times.endsAt <= times.startsAt) throw invalid({ endsAt: ['range'] })
  if (times.endsAt.diff(times.startsAt, 'days').days > LONGEST_DAYS) throw invalid({ endsAt: ['range'] }) // prettier-ignore
  return times as { startsAt: DateTime<true>; endsAt: DateTime<true> }
}

async function fill(unit: Unit, event: CalendarEvent, { attendeeIds = [], ...input }: EventInput) {
  const times = timesOf(input)
  if (input.repeatsUntilOn && input.repeatsUntilOn < dayOf(times.startsAt)) throw invalid({ repeatsUntilOn: ['range'] }) // prettier-ignore
  event.merge({
    ...times,
    title: input.title,
    kind: input.kind,
    allDay: input.allDay ?? false,
    isPrivate: input.isPrivate ?? false,
    location: input.location ?? null,
    notes: input.notes ?? null,
    repeats: input.repeats ?? null,
    every: input.every ?? 1,
    repeatsUntilOn: input.repeats ? (input.repeatsUntilOn ?? null) : null,
    reminderMinutes: input.reminderMinutes ?? null,
    clientId: input.clientId ?? null,
  })
  await event.save()
  await invite(unit, event, [...new Set(attendeeIds)])
}

async function invite(unit: Unit, event: CalendarEvent, userIds: number[]) {
  const people = await unit.trx.from('users').whereIn('id', userIds).select('id')
  if (people.length < userIds.length) throw invalid({ attendeeIds: ['absent'] })
  const before = await unit.trx.from('calendar_attendees').where('event_id', event.id).select('user_id') // prettier-ignore
  const known = new Set(before.map((row) => row.user_id as number))
  const fresh = userIds.filter((id) => !known.has(id))
  await unit.trx
    .from('calendar_attendees')
    .where('event_id', event.id)
    .whereNotIn('user_id', userIds)
    .delete()
  for (const userId of fresh)
    await unit.trx.table('calendar_attendees').insert({ event_id: event.id, user_id: userId })
  await notify(
    unit,
    fresh.filter((id) => id !== unit.actor.id),
    {
      type: 'calendar_invitation',
      title: 'You are invited',
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
