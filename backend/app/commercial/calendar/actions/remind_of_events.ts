import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { firmZone } from '#core/settings/firm_clock'
import { occurrencesBetween, type EventOccurrence } from '#commercial/calendar/calendar_range'
import { notify } from '#notifications/notify'

const LOOK_AHEAD_MINUTES = 20_160

/** Reminds everyone of an event once, as long before it as its author has set. */
export async function remindOfEvents(now = DateTime.utc()) {
  if (!(await db.from('calendar_events').whereNotNull('reminder_minutes').select('id').first()))
    return
  const coming = await occurrencesBetween(now, now.plus({ minutes: LOOK_AHEAD_MINUTES }))
  for (const happening of coming) if (isDue(happening, now)) await remind(happening)
}

function isDue({ event, startsAt }: EventOccurrence, now: DateTime): boolean {
  const minutes = event.reminderMinutes
  if (minutes === null || minutes === undefined || startsAt < now) return false
  return startsAt.minus({ minutes }) <= now
}

/** The key of the row keeps a second process from reminding again. */
function remind({ event, startsAt, attendees }: EventOccurrence) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const occurrence = startsAt.toUTC().toFormat("yyyy-LL-dd'T'HH:mm'Z'")
    const row = { event_id: event.id, occurrence }
    if (await uow.trx.from('calendar_reminders').where(row).first()) return
    await uow.trx.table('calendar_reminders').insert(row)
    const people = [event.createdBy, ...attendees.map(({ id }) => id)]
    const at = startsAt.setZone(firmZone()).toFormat('yyyy-LL-dd HH:mm')
    await notify(
      uow,
      people.filter((id) => typeof id === 'number'),
      {
        type: 'calendar_reminder',
        title: 'Upcoming event',
        titleAr: 'موعد قريب',
        message: `${event.title} — ${at}`,
        messageAr: `${event.title} — ${at}`,
        actionUrl: `/commercial/calendar?on=${startsAt.setZone(firmZone()).toISODate()}`,
        relatedEntityType: 'calendar_event',
        relatedEntityId: event.id,
      }
    )
  })
}

registerTask({ name: 'remind of events', seconds: 60, run: () => remindOfEvents() })
