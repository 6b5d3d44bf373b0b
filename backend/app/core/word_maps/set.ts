import db from '@adonisjs/lucid/services/db'

/** With more changes than this, comparing them one by one is no gain: the maps are old. */
const MOST_CHANGES = 5000

/** The maps that a table has now. */
export interface MapSet {
  id: number
  lastId: number
  /** When they were made: their numbers begin anew after a table was small for a while. */
  builtAt: string
  /** Rows that were written since the maps were made; some of them may be gone. */
  changed: number[]
}

/**
 * One statement, so that no change is missed between the maps and what came after them.
 * @returns null where there are none that are of use
 */
export async function setOf(table: string): Promise<MapSet | null> {
  const rows: { id: number; lastId: number; builtAt: unknown; rowId: number | null }[] = await db
    .from('word_map_sets as sets')
    .leftJoin('word_map_changes as changes', 'changes.table_name', 'sets.table_name')
    .where('sets.table_name', table)
    .where('sets.set_id', '>', 0)
    .limit(MOST_CHANGES + 1)
    .select('sets.set_id as id', 'sets.last_id as lastId', 'sets.built_at as builtAt')
    .select('changes.row_id as rowId')
  if (!rows.length || rows.length > MOST_CHANGES) return null
  const changed = new Set(rows.flatMap(({ rowId }) => rowId ?? []))
  const [{ id, lastId, builtAt }] = rows
  return { id, lastId, builtAt: String(builtAt), changed: [...changed] }
}
