import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** How many events of a name no one has been told of yet, those that were set aside among them. */
export async function countWaiting(name: string, client: QueryClientContract): Promise<number> {
  const row = await client
    .from('outbox_events')
    .where('name', name)
    .whereNull('dispatched_at')
    .count('* as waiting')
    .first()
  return Number(row?.waiting ?? 0)
}
