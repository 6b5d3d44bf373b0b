import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ROWS_AT_ONCE } from '#core/database/insert_rows'
import { multiInsert } from '#core/database/multi_insert'
import type { Actor } from '#core/base/actor'
import { digestOf, hidesValue } from './hidden_values.js'
import { signedRow } from './row_signature.js'

export interface AuditEntry {
  /** What was done: `create`, `update`, `delete`, `approve`, `sign_in` … */
  action: string
  entityType: string
  entityId: number | string
  /** What a person calls the record: its number or name. */
  label?: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** A change as the log keeps it. */
export interface LoggedChange extends Change {
  /** Of a value that the log hides: what recognizes it. */
  digest?: string
}

const HIDDEN = '[hidden]'

const TECHNICAL = new Set([
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'searchText',
])
/** Values that the log never holds: only that they changed. */
const SECRET = /password|passcode|token|sealed|accountNumber|iban|hash/i
/** Rules about passwords, no passwords. */
const RULES = new Set(['passwordMaxAgeDays', 'passwordsKept'])

/** Appends one row to the audit log in the caller's transaction. */
export async function appendAudit(trx: TransactionClientContract, actor: Actor, entry: AuditEntry) {
  await trx.table('audit_logs').insert(auditRow(actor, entry))
}

export async function appendAuditRows(trx: TransactionClientContract, rows: readonly AuditRow[]) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await multiInsert(trx, 'audit_logs', rows.slice(at, at + ROWS_AT_ONCE))
}

export type AuditRow = ReturnType<typeof auditRow>

/** What an entry says of this moment, as a signed row of the log. */
export function auditRow(actor: Actor, entry: AuditEntry) {
  return signedRow({
    at: new Date().toISOString(),
    actor_id: actor.id,
    actor_name: actor.name,
    session_id: actor.sessionId,
    ip: actor.ip,
    agent: actor.agent?.slice(0, 300) ?? null,
    request_id: actor.requestId,
    action: entry.action,
    entity_type: entry.entityType,
    entity_id: String(entry.entityId),
    entity_label: entry.label?.slice(0, 200) ?? null,
    changes: JSON.stringify(loggedChanges(entry)),
  })
}

function loggedChanges({ entityType, entityId, before, after }: AuditEntry): LoggedChange[] {
  const hides = (field: string) => isSecret(field) || hidesValue(entityType, field)
  return diff(before ?? {}, after ?? {}, hides).map((change) => {
    const place = { entityType, entityId: String(entityId), field: change.field }
    const digest = change.after === HIDDEN ? digestOf(place, after?.[change.field]) : null
    return digest ? { ...change, digest } : change
  })
}

/** The changes of a stored entry as people read them, without what recognizes hidden values. */
export const changesIn = (stored: string): Change[] =>
  (JSON.parse(stored) as LoggedChange[]).map(({ field, before, after }) => ({
    field,
    before,
    after,
  }))

/** Fields whose values differ, technical ones left out, secrets reduced to the fact of a change. */
export function diff(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  hides: (field: string) => boolean = isSecret
): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changes: Change[] = []
  for (const field of names) {
    if (TECHNICAL.has(field) || same(before[field], after[field])) continue
    const hidden = hides(field)
    const show = (value: unknown) => (value == null ? null : hidden ? HIDDEN : value)
    changes.push({ field, before: show(before[field]), after: show(after[field]) })
  }
  return changes
}

function same(a: unknown, b: unknown) {
  const [one, other] = [a ?? null, b ?? null]
  if (Object.is(one, other) || one === other) return true
  if (isPlain(one) && isPlain(other)) return false
  return JSON.stringify(one) === JSON.stringify(other)
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

const secrets = new Map<string, boolean>()

/** Fields are few and come again with every row. */
function isSecret(field: string): boolean {
  let secret = secrets.get(field)
  if (secret === undefined) secrets.set(field, (secret = SECRET.test(field) && !RULES.has(field)))
  return secret
}
