import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/http/actor'
import { registerTask } from '#core/jobs/background/tasks'
import { transact } from '#core/unit/transact'
import { firmZone } from '#core/settings/firm_clock'
import { happeningsBetween, type Happening } from '#commercial/queries/calendar_range'
import { notify } from '#notifications/actions/notify'

const LOOK_AHEAD_MINUTES = 20_160

/** Reminds everybody of an event once, as long before it as its maker has said. */
export async function remindOfEvents(now = DateTime.utc()) {
  if (!(await db.from('calendar_events').whereNotNull('reminder_minutes').select('id').first())) return // prettier-ignore
  const coming = await happeningsBetween(now, now.plus({ minutes: LOOK_AHEAD_MINUTES }))
  for (const happening of coming) if (isDue(happening, now)) await remind(happening)
}

function isDue({ event, startsAt }: Happening, now: DateTime): boolean {
  const minutes = event.reminderMinutes
  if (minutes === null || minutes === undefined || startsAt < now) return false
  return startsAt.minus({ minutes }) <= now
}

/** The key of the row keeps a second process from reminding again. */
function remind({ event, startsAt, attendees }: Happening) {
  return transact(SYSTEM_ACTOR, async (unit) => {
    const occurrence = startsAt.toUTC().toFormat("yyyy-LL-dd'T'HH:mm'Z'")
    const row = { event_id: event.id, occurrence }
    if (await unit.trx.from('calendar_reminders').where(row).first()) return
    await unit.trx.table('calendar_reminders').insert(row)
    const people = [event.createdBy, ...attendees.map(({ id }) => id)]
    const at = startsAt.setZone(firmZone()).toFormat('yyyy-LL-dd HH:mm')
    await notify(
      unit,
      people.filter((id) => typeof id === 'number'),
      {
        type: 'calendar_reminder',
        title: 'An appointment is coming',
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
