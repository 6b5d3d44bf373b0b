import type { Reason } from '#core/base/reason'
import { writer } from '#core/database/writer'
import type { LoggedChange } from '#core/audit/append_audit'
import { isDigestOf } from '#core/audit/hidden_values'
import { fault, word } from './check.js'
import { plain } from './plain.js'

/** What the audit log last said of each field of one record. */
export type Log = Map<string, LoggedChange>

/** The logs of some records of a kind, by id; records without an entry have an empty one. */
export async function logsOf(
  entityType: string,
  ids: readonly (number | string)[]
): Promise<Map<string, Log>> {
  const logs = new Map<string, Log>(ids.map((id) => [String(id), new Map()]))
  const entries = await writer()
    .from('audit_logs')
    .where('entity_type', entityType)
    .whereIn('entity_id', [...logs.keys()])
    .orderBy('id')
    .select('entity_id', 'changes')
  for (const { entity_id: id, changes } of entries)
    for (const change of JSON.parse(changes) as LoggedChange[])
      logs.get(id)!.set(change.field, change)
  return logs
}

interface About {
  /** What it is called where the text names it; a setting needs no name. */
  label?: string | number
  entityType: string
  entityId: number | string
}

/**
 * How a stored value differs from what the log last said; null where it does not, where the log
 * knows nothing of the field, and where it hides a value in a way that cannot be recognized any more.
 */
export function differenceFrom(
  log: Log,
  { entityType, entityId, label }: About,
  field: string,
  value: unknown,
  asText: (value: unknown) => string = plain
): Reason | null {
  const known = log.get(field)
  if (!known) return null
  const differs = (name: string, params: Reason['params'] = {}) =>
    label === undefined
      ? fault(`setting_${name}`, { field, ...params })
      : fault(name, { label, field, ...params })
  if (known.after !== '[hidden]')
    return asText(known.after) === asText(value)
      ? null
      : differs('differs', { value: plain(value), logged: plain(known.after) })
  const place = { entityType, entityId: String(entityId), field }
  if (known.digest && isDigestOf(known.digest, place, value) === false)
    return differs('differs_hidden')
  return null
}

/** Records that the log knows and never saw deleted, but that are not there. */
export async function goneFrom(table: string, entityType: string): Promise<Reason[]> {
  const rows = await writer()
    .from('audit_logs')
    .where('entity_type', entityType)
    .whereNotExists(
      writer().from(table).whereRaw(`${table}.id = CAST(audit_logs.entity_id AS SIGNED)`)
    )
    .groupBy('entity_id')
    .havingRaw("SUM(CASE WHEN action = 'delete' THEN 1 ELSE 0 END) = 0")
    .select('entity_id')
    .max('entity_label as label')
  const kind = word('kinds', entityType)
  return rows.map(({ entity_id: id, label }) => fault('deleted', { kind, label: label ?? id }))
}
