import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { changesIn, type Change, type LoggedChange } from './append_audit.js'

/** Entries of the audit log as its rows have them; only for those who may read all of it. */
export const auditEntries = (ids: number[]): Promise<Record<string, any>[]> =>
  db.from('audit_logs').whereIn('id', ids)

interface FieldChange extends Pick<Change, 'before' | 'after'> {
  /** ISO 8601, UTC. */
  at: string
  by: string | null
}

/** Every value that one field of a record has taken, newest first. */
export async function changesOfField(
  entityType: string,
  entityId: number,
  field: string
): Promise<FieldChange[]> {
  const rows = await db
    .from('audit_logs')
    .where({ entity_type: entityType, entity_id: String(entityId) })
    .where('changes', 'like', `%"${field}"%`)
    .orderBy('id', 'desc')
    .select('at', 'actor_name', 'changes')
  return rows.flatMap(({ at, actor_name: by, changes }) =>
    changesIn(changes)
      .filter((change) => change.field === field)
      .map(({ before, after }) => ({ at, by, before, after }))
  )
}

interface RecordEntry {
  actor_id: number | null
  /** ISO 8601, UTC. */
  at: string
  action: string
  /** As `changesIn` reads them. */
  changes: string
}

/** What some actions did to a record, in their order. */
export const entriesOfRecord = (
  client: QueryClientContract,
  entityType: string,
  entityId: number,
  actions: readonly string[]
): Promise<RecordEntry[]> =>
  client
    .from('audit_logs')
    .where({ entity_type: entityType, entity_id: String(entityId) })
    .whereIn('action', [...actions])
    .orderBy('id')
    .select('actor_id', 'at', 'action', 'changes')

/** The entries of the records of a table, for `whereNotExists`: those that the log does not know are left. */
export const entriesOfRows = (client: QueryClientContract, entityType: string, table: string) =>
  client
    .from('audit_logs')
    .where('entity_type', entityType)
    .whereRaw(`audit_logs.entity_id = CAST(${table}.id AS CHAR(20))`)

/** The last change of each field of a record that the log knows. */
export async function lastChanges(
  client: QueryClientContract,
  entityType: string,
  entityId: number
): Promise<Map<string, LoggedChange>> {
  const about = { entity_type: entityType, entity_id: String(entityId) }
  const entries = await client.from('audit_logs').where(about).orderBy('id').select('changes')
  const changes = entries.flatMap((entry) => JSON.parse(entry.changes) as LoggedChange[])
  return new Map(changes.map((change) => [change.field, change]))
}

/** How many records people have made, changed or deleted since an instant, and when the last time. */
export async function changesSince(client: QueryClientContract, since: string) {
  const [row] = await client
    .from('audit_logs')
    .where('at', '>', since)
    .whereNotNull('actor_id')
    .whereIn('action', ['create', 'update', 'delete'])
    .count('* as changes')
    .max('at as last_at')
  return { changes: Number(row.changes), lastChangeAt: row.last_at as string | null }
}
