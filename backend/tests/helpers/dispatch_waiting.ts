import db from '@adonisjs/lucid/services/db'
import { dispatchEvents } from '#core/outbox/dispatch_events'

/** Hands all events that wait to their listeners, as the background of a portal does. */
export async function dispatchWaiting() {
  const events = await db.from('outbox_events').whereNull('dispatched_at').select('id')
  await dispatchEvents(events.map(({ id }) => id))
}
