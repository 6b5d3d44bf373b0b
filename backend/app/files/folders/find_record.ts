import db from '@adonisjs/lucid/services/db'
import { findPage } from '#core/listing/find_page'
import { recordRoot, type RecordRoot } from '#files/shared/record_roots'

/** A record as its folder is called. */
export interface RecordFolder {
  id: number
  /** Number or code. */
  code: string
  label: string
  labelAr: string | null
  /** The record itself, and the one whose files it shows too. */
  owners: { root: string; id: number }[]
}

/** Records of a root as folders, the latest first. */
export async function recordPage(
  root: RecordRoot,
  { start, end, search }: { start: number; end: number; search: string | null }
): Promise<{ rows: RecordFolder[]; total: number }> {
  const sort = [{ field: root.sort, order: 'desc' as const }]
  const requested = { start, end, sort, filters: [], ids: [], search }
  const { ids, total } = await findPage(root.listing, requested)
  return { rows: await recordsOf(root, ids), total }
}

/** @returns null when there is no such root or record */
export async function findRecord(
  key: string,
  id: number,
  client: Client = db
): Promise<RecordFolder | null> {
  const root = recordRoot(key)
  const [record] = root ? await recordsOf(root, [id], client) : []
  return record ?? null
}

type Client = { from: typeof db.from }

async function recordsOf(
  root: RecordRoot,
  ids: number[],
  client: Client = db
): Promise<RecordFolder[]> {
  if (!ids.length) return []
  const { code, name, nameAr } = root.columns
  const rows = await client
    .from(root.listing.table)
    .whereIn('id', ids)
    .select('id', `${code} as code`, `${name} as name`, `${nameAr} as name_ar`)
    .select(root.shows ? `${root.shows.column} as shown` : 'id as shown')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const owners = [{ root: root.key, id }]
    if (root.shows && row.shown) owners.push({ root: root.shows.root, id: row.shown })
    const labelAr = row.name_ar ? `${row.code} – ${row.name_ar}` : null
    return { id, code: row.code, label: `${row.code} – ${row.name}`, labelAr, owners }
  })
}
