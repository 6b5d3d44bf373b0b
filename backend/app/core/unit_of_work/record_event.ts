import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'

/** The process that commits an event acts on it at once; only later do others look for it. */
const HEAD_START_SECONDS = 3

/** Writes an event in the caller's transaction. @returns its id */
export async function recordEvent(
  trx: TransactionClientContract,
  actor: Actor,
  name: string,
  payload: Record<string, unknown>
): Promise<number> {
  const [id] = await trx.table('outbox_events').insert({
    name,
    payload: JSON.stringify(payload),
    actor_id: actor.id,
    available_at: sqlInstant(HEAD_START_SECONDS),
    created_at: sqlInstant(),
  })
  return Number(id)
}
