import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isSqlite } from '#core/database/dialect'
import { registerTask } from '#core/jobs/background/tasks'
import { writer } from '#core/jobs/writer'
import type { Listing } from '#core/listing/definition'
import { keptRows } from '#core/listing/kept_rows'
import { VERY_MANY } from '#core/listing/large'
import { buildWordMaps, removeMaps } from './build.js'

const SECONDS = 60
/** So many changes are compared one by one in every search; then the maps are made anew. */
const MANY_CHANGES = 1000

export interface Extent {
  /** Rows from which on a table has maps. */
  rows: number
  /** Rows from which on the beginning of a word has a map; rarer ones are quick by the full-text index. */
  leastRows: number
}

const USUAL: Extent = { rows: VERY_MANY, leastRows: 1000 }

/** Keeps maps of the words of a table while it has very many rows; its triggers note what changes. */
export function keepWordMaps(listing: Listing) {
  registerTask({
    name: `words of ${listing.table}`,
    seconds: SECONDS,
    run: () => refreshWordMaps(listing),
  })
}

/** @returns whether the maps were made anew */
export async function refreshWordMaps(
  { table, narrow, fields }: Listing,
  { rows, leastRows } = USUAL
): Promise<boolean> {
  if (isSqlite(writer())) return false
  const small = (await keptRows(table)) < rows
  return writer().transaction(
    async (trx) => {
      // locked till the end: whoever comes second finds nothing to do
      const set = await trx
        .from('word_map_sets')
        .where('table_name', table)
        .forUpdate()
        .skipLocked()
        .first()
      if (!set) return false
      if (small) return forget(trx, table, set.set_id)
      if (set.set_id && !(await hasManyChanges(trx, table))) return false
      const named = { name: table, order: fields[narrow!.field].column }
      await buildWordMaps(trx, named, set.set_id + 1, leastRows)
      return true
    },
    { isolationLevel: 'repeatable read' }
  )
}

async function hasManyChanges(trx: TransactionClientContract, table: string) {
  return (await someChanges(trx, table)).length === MANY_CHANGES
}

function someChanges(trx: TransactionClientContract, table: string): Promise<{ id: number }[]> {
  return trx
    .from('word_map_changes')
    .where('table_name', table)
    .limit(MANY_CHANGES)
    .select('id')
    .exec()
}

/** A small table needs no maps, and what its triggers have noted serves nobody. */
async function forget(trx: TransactionClientContract, table: string, setId: number) {
  if (setId) {
    await removeMaps(trx, table)
    await trx.from('word_map_sets').where('table_name', table).update({ set_id: 0 })
  }
  for (;;) {
    const ids = (await someChanges(trx, table)).map(({ id }) => id)
    if (!ids.length) return false
    await trx.from('word_map_changes').whereIn('id', ids).delete()
  }
}
