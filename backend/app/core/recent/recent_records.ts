import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDuplicate } from '#core/database/failures'
import type { Language } from '#core/base/language'
import { isoInstant, sqlInstant } from '#core/database/instants'
import { showRecords, type ShownRecord } from '#core/search/show_records'
import type { Viewer, SearchSource } from '#core/search/sources'

/** Openings that are remembered of one person. */
const KEPT = 50
/** Own entries of the audit log that are looked through for changed records. */
const CHANGES_READ = 200

export interface RecentRecord extends ShownRecord {
  /** When it was last opened or changed by the viewer. */
  at: string
}

/** Remembers that someone has opened a record; only the newest are kept. */
export async function rememberOpened(
  trx: TransactionClientContract,
  userId: number,
  resource: string,
  recordId: number
) {
  const row = { user_id: userId, resource, record_id: recordId }
  await trx.from('recent_records').where(row).delete()
  await trx
    .table('recent_records')
    .insert({ ...row, opened_at: sqlInstant() })
    .catch((error) => {
      // another tab has opened the same record at the same moment
      if (!isDuplicate(error)) throw error
    })
  const old = await trx
    .from('recent_records')
    .where('user_id', userId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(KEPT)
    .select('id')
  if (old.length)
    await trx
      .from('recent_records')
      .whereIn(
        'id',
        old.map(({ id }) => id)
      )
      .delete()
}

/** The record of a kind that someone opened last, whether or not it is still there. */
export async function lastOpened(userId: number, resource: string): Promise<number | null> {
  const row = await db
    .from('recent_records')
    .where({ user_id: userId, resource })
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .select('record_id')
    .first()
  return row ? Number(row.record_id) : null
}

interface Touched {
  source: SearchSource
  id: number
  /** ISO 8601, UTC. */
  at: string
}

/** The records that someone has opened or changed last, as far as they may still see them. */
export async function recentRecords(
  userId: number,
  sources: SearchSource[],
  viewer: Viewer,
  language: Language,
  limit: number
): Promise<RecentRecord[]> {
  const touched = newestOfEach([
    ...(await openedBy(userId, sources)),
    ...(await changedBy(userId, sources)),
  ])
  const shown = new Map<string, ShownRecord>()
  for (const source of sources) {
    const ids = touched.filter((one) => one.source === source).map(({ id }) => id)
    for (const record of await showRecords(source, ids, viewer, language))
      shown.set(`${record.resource} ${record.id}`, record)
  }
  return touched
    .flatMap(({ source, id, at }) => {
      const record = shown.get(`${source.resource} ${id}`)
      return record ? { ...record, at } : []
    })
    .slice(0, limit)
}

async function openedBy(userId: number, sources: SearchSource[]): Promise<Touched[]> {
  const rows = await db
    .from('recent_records')
    .where('user_id', userId)
    .orderBy('opened_at', 'desc')
    .limit(KEPT)
  return rows.flatMap((row) => {
    const source = sources.find(({ resource }) => resource === row.resource)
    return source ? { source, id: Number(row.record_id), at: isoInstant(row.opened_at)! } : []
  })
}

async function changedBy(userId: number, sources: SearchSource[]): Promise<Touched[]> {
  const rows = await db
    .from('audit_logs')
    .where('actor_id', userId)
    // an account is not worked on by signing in to it
    .whereNotIn('action', ['sign_in', 'sign_out', 'end_session'])
    .orderBy('id', 'desc')
    .limit(CHANGES_READ)
    .select('entity_type', 'entity_id', 'at')
  return rows.flatMap((row) => {
    const source = sources.find(({ entityType }) => entityType === row.entity_type)
    const id = Number(row.entity_id)
    return source && Number.isInteger(id) ? { source, id, at: row.at } : []
  })
}

function newestOfEach(all: Touched[]): Touched[] {
  const sorted = all.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const seen = new Set<string>()
  return sorted.filter(({ source, id }) => {
    const key = `${source.resource} ${id}`
    return !seen.has(key) && seen.add(key)
  })
}
