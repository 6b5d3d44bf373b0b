import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { invalid } from '#core/base/app_error'
import { changesIn, type Change } from '#core/audit/append_audit'
import { isErased } from '#core/personal_data/erased'
import { hiddenFields } from './hidden_fields.js'
import { presentChanges, type Readable } from '#core/history/present_changes'

interface HistoryEntry extends Readable {
  id: number
  /** ISO 8601, UTC. */
  at: string
  actor: { id: number | null; name: string | null }
  action: string
  changes: Change[]
}

interface Options {
  /** Actions that are no part of the record's own story, such as having been looked at. */
  without?: string[]
  /** Fields that this viewer may read of this record, whatever others may not. */
  readable?: ReadonlySet<string>
}

const PAGE = 50
const MOST = 500

/**
 * What happened to one record, newest first, from the audit log: sets `X-Total-Count` and reads
 * `_start` and `_end` (50 entries by default). The caller has checked that the record may be seen.
 */
export async function answerHistory(
  ctx: HttpContext,
  entityType: string,
  entityId: number,
  { without = [], readable }: Options = {}
): Promise<HistoryEntry[]> {
  const { start, end } = range(ctx.request.qs())
  const conditions = () =>
    db
      .from('audit_logs')
      .where({ entity_type: entityType, entity_id: String(entityId) })
      .whereNotIn('action', without)
  const count = await conditions().count('* as total').first()
  ctx.response.header('X-Total-Count', String(count.total))
  const hidden = hiddenFields(entityType, ctx.abilities)
  const erased = await isErased(entityType, entityId)
  const rows = await conditions()
    .orderBy('id', 'desc')
    .offset(start)
    .limit(end - start)
  const entries = rows.map((row) => ({
    id: row.id as number,
    entityType,
    entityId: String(entityId),
    at: row.at as string,
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action as string,
    // the log keeps what it was, for owners; the pages of the record don't show it again
    changes: changesIn(row.changes).filter(
      ({ field }) => !erased && (!hidden.has(field) || readable?.has(field))
    ),
  }))
  const presented = await presentChanges(ctx, entries)
  return presented.map(({ entityType: _type, entityId: _id, ...entry }) => entry)
}

function range({ _start: first = '0', _end: last }: Record<string, unknown>) {
  const start = whole('_start', first)
  const end = last === undefined ? start + PAGE : whole('_end', last)
  if (end < start || end - start > MOST) throw invalid({ _end: ['range'] })
  return { start, end }
}

function whole(name: string, value: unknown): number {
  if (typeof value !== 'string' || !/^\d{1,7}$/.test(value)) throw invalid({ [name]: ['whole'] })
  return Number(value)
}
