import logger from '@adonisjs/core/services/logger'
import { isDuplicate } from '#core/database/failures'
import type { Actor } from '#core/base/actor'
import { withToken } from '#core/unit_of_work/work_token'
import { actorOf } from '#core/unit_of_work/actor_of'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { transact } from '#core/unit_of_work/transact'
import { inBackground, markFailed, traceParent } from '#core/tracing/spans'
import { listenersOf, type Handler, type RecordedEvent } from './listeners.js'

export interface EventRow {
  id: number
  name: string
  payload: string
  actor_id: number | null
  attempts: number
}

const MAX_ATTEMPTS = 10
const LONGEST_PAUSE_SECONDS = 600
const DONE_BEFORE = Symbol('done before')

/**
 * Runs the listeners of committed events. Never throws: what fails is tried again later, what keeps
 * failing is set aside with its error.
 */
export async function dispatchEvents(ids: number[]): Promise<void> {
  try {
    const rows: EventRow[] = await writer()
      .from('outbox_events')
      .whereIn('id', ids)
      .whereNull('dispatched_at')
      .orderBy('id')
    for (const row of rows) await dispatchEvent(row)
  } catch (err) {
    logger.error({ err, events: ids }, 'events not dispatched yet')
  }
}

export async function dispatchEvent(row: EventRow): Promise<void> {
  const attributes = { 'event.id': row.id, 'event.attempt': row.attempts + 1 }
  const failure = await inBackground(`event ${row.name}`, traceParent(), attributes, (span) =>
    // what follows from an event is the portal's own, also of one that a program has caused
    withToken(null, () => runListeners(row)).then((cause) => {
      if (cause) markFailed(span, cause)
      return cause
    })
  )
  const changes = failure
    ? afterFailure(row, failure)
    : { dispatched_at: sqlInstant(), error: null }
  await writer().from('outbox_events').where('id', row.id).update(changes)
}

/** Every listener gets its turn, whatever becomes of the others. @returns the first failure */
async function runListeners(row: EventRow): Promise<unknown> {
  const listeners = listenersOf(row.name)
  if (!listeners.length) return null
  const { id, name, actor_id: actorId } = row
  const event: RecordedEvent = { id, name, payload: JSON.parse(row.payload), actorId }
  const actor = await actorOf(actorId, `event:${id}`)
  let failure: unknown = null
  for (const [key, handler] of listeners) {
    try {
      await runOnce(actor, event, key, handler)
    } catch (err) {
      logger.error({ err, event: id, name, listener: key }, 'listener failed')
      failure ??= err
    }
  }
  return failure
}

/** The row of `job_effects` is written with the listener's work: both, or neither. */
async function runOnce(actor: Actor, event: RecordedEvent, key: string, handler: Handler) {
  try {
    await transact(actor, async (uow) => {
      await uow.trx
        .table('job_effects')
        .insert({ dedup_key: `event:${event.id}:${key}`, created_at: sqlInstant() })
        .catch((error) => {
          throw isDuplicate(error) ? DONE_BEFORE : error
        })
      await handler(event, uow)
    })
  } catch (error) {
    if (error !== DONE_BEFORE) throw error
  }
}

function afterFailure(row: EventRow, failure: unknown) {
  const attempts = row.attempts + 1
  const pause = Math.min(2 ** attempts, LONGEST_PAUSE_SECONDS) * (0.5 + Math.random() / 2)
  return {
    attempts,
    error: String(failure instanceof Error ? failure.message : failure).slice(0, 2000),
    available_at: sqlInstant(pause),
    ...(attempts >= MAX_ATTEMPTS && { dead_at: sqlInstant() }),
  }
}
