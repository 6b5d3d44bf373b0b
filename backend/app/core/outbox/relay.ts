import { sqlInstant } from '#core/database/instants'
import { affected } from '#core/database/affected'
import { writer } from '#core/database/writer'
import { dispatchEvent, type EventRow } from './dispatch_events.js'

const BATCH = 100
/** A relay that claims an event and dies leaves it to the others after this long. */
const CLAIM_SECONDS = 60

/**
 * Dispatches events that their own process did not: it died after the commit, or a listener failed.
 * Several relays may run; each event is claimed by one.
 * @returns how many events were taken
 */
export async function relayEvents(): Promise<number> {
  const rows: EventRow[] = await writer()
    .from('outbox_events')
    .whereNull('dispatched_at')
    .whereNull('dead_at')
    .where('available_at', '<=', sqlInstant())
    .orderBy('id')
    .limit(BATCH)
  let taken = 0
  for (const row of rows) {
    if (!(await claim(row.id))) continue
    await dispatchEvent(row)
    taken++
  }
  return taken
}

function claim(id: number) {
  return affected(
    writer()
      .from('outbox_events')
      .where('id', id)
      .whereNull('dispatched_at')
      .whereNull('dead_at')
      .where('available_at', '<=', sqlInstant())
      .update({ available_at: sqlInstant(CLAIM_SECONDS) })
  )
}
