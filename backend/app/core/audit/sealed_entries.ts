import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { writer } from '#core/database/writer'

/** An entry of the log with its place in the order in which entries were sealed. */
export interface SealedEntry {
  seal_id: number
  id: number
  /** ISO 8601, UTC. */
  at: string
  actor_id: number | null
  actor_name: string
  action: string
  entity_type: string
  entity_id: string
}

/**
 * The entries that were sealed after a place in the log, in their order. Seals are given by one process
 * at a time, so whoever reads on from the last one passes over nothing that was committed late.
 */
export const sealedAfter = (sealId: number, most: number): Promise<SealedEntry[]> =>
  writer()
    .from('audit_seals')
    .join('audit_logs', 'audit_logs.id', 'audit_seals.audit_log_id')
    .where('audit_seals.id', '>', sealId)
    .orderBy('audit_seals.id')
    .limit(most)
    .select('audit_seals.id as seal_id', 'audit_logs.id', 'at', 'actor_id', 'actor_name')
    .select('action', 'entity_type', 'entity_id')

/** The place that the log has reached. */
export async function lastSeal(client: QueryClientContract): Promise<number> {
  const row = await client.from('audit_seals').max('id as id').first()
  return Number(row?.id ?? 0)
}
