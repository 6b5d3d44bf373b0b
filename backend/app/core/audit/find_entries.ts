import db from '@adonisjs/lucid/services/db'
import { changesIn, type Change } from './append_audit.js'

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
