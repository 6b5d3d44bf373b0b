import db from '@adonisjs/lucid/services/db'

/** With more changes than this, comparing them one by one is no gain: the maps are old. */
const MOST_CHANGES = 5000

/** The maps that a table has now. */
export interface MapSet {
  id: number
  lastId: number
  /** When they were made: their numbers begin again after a table was small for a while. */
  builtAt: string
  /** The order that is kept beside them, rebuilt on its own more often. */
  orderId: number
  orderedAt: string
  /** Rows that were written since the maps were made; some of them may be gone. */
  changed: number[]
  /** Those of them that the kept order has not yet. */
  moved: number[]
}

interface SetRow {
  id: number
  lastId: number
  builtAt: unknown
  orderId: number
  orderedAt: unknown
  rowId: number | null
  placed: number | boolean | null
}

/**
 * One statement, so that no change is missed between the maps and what came after them.
 * @param of `order`: changes that the order has already are left out
 * @returns null where there are none that are of use
 */
export async function setOf(table: string, of: 'maps' | 'order' = 'maps'): Promise<MapSet | null> {
  const rows: SetRow[] = await db
    .from('word_map_sets as sets')
    .leftJoin('word_map_changes as changes', (matching) => {
      matching.on('changes.table_name', 'sets.table_name')
      if (of === 'order') matching.onVal('changes.placed', false)
    })
    .where('sets.table_name', table)
    .where('sets.set_id', '>', 0)
    .limit(MOST_CHANGES + 1)
    .select('sets.set_id as id', 'sets.last_id as lastId', 'sets.built_at as builtAt')
    .select('sets.order_id as orderId', 'sets.ordered_at as orderedAt')
    .select('changes.row_id as rowId', 'changes.placed as placed')
  if (!rows.length || rows.length > MOST_CHANGES) return null
  const [{ id, lastId, builtAt, orderId, orderedAt }] = rows
  const idsIn = (some: SetRow[]) => [...new Set(some.flatMap(({ rowId }) => rowId ?? []))]
  const [changed, moved] = [idsIn(rows), idsIn(rows.filter(({ placed }) => !placed))]
  const made = { builtAt: String(builtAt), orderedAt: String(orderedAt) }
  return { id, lastId, orderId, ...made, changed, moved }
}
