import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/commit'
import { isSqlite } from '#core/database/dialect'
import { registerTask } from '#core/scheduled/tasks'
import { writer } from '#core/database/writer'
import type { Listing } from '#core/listing/definition'
import { keptRows } from '#core/listing/kept_rows'
import { MANY } from '#core/listing/large'
import { buildOrder, buildSearchIndex, removeMaps } from './build.js'

const SECONDS = 60
/** One in so many rows changed, and the maps are rebuilt; until then each search compares those rows itself. */
const ROWS_PER_CHANGE = 1000
const LEAST_CHANGES = 100
const MOST_CHANGES = 1000

export interface Extent {
  /** Rows from which on the order of a table is kept. */
  rows: number
  /** Rows from which on its words have maps too. */
  wordRows: number
  /** Rows from which on the beginning of a word has a map; rarer ones are quick by the full-text index. */
  leastRows: number
  /** Changes missing from the kept order, from which on it is rebuilt on its own. */
  moved: number
}

const USUAL: Extent = { rows: MANY, wordRows: MANY, leastRows: 1000, moved: 50 }

/** Keeps maps of the words of a table while it has very many rows; its triggers note what changes. */
export function keepSearchIndex(listing: Listing) {
  registerTask({
    name: `words of ${listing.table}`,
    seconds: SECONDS,
    run: () => refreshSearchIndex(listing),
  })
}

/** @returns whether the maps were rebuilt */
export async function refreshSearchIndex(
  { table, narrow, fields }: Listing,
  { rows, wordRows, leastRows, moved } = USUAL
): Promise<boolean> {
  if (isSqlite(writer())) return false
  const total = await keptRows(table)
  return inTransaction(
    writer(),
    async (trx) => {
      // locked until the end: a second process finds nothing to do
      const set = await trx
        .from('word_map_sets')
        .where('table_name', table)
        .forUpdate()
        .skipLocked()
        .first()
      if (!set) return false
      if (total < rows) return forget(trx, table, set.set_id)
      const named = { name: table, order: fields[narrow!.field].column }
      if (set.set_id && !(await isOld(trx, table, total))) {
        if ((await someChanges(trx, table, { placed: false })).length >= moved)
          await buildOrder(trx, named)
        return false
      }
      await buildSearchIndex(trx, named, set.set_id + 1, total < wordRows ? null : leastRows)
      return true
    },
    { isolationLevel: 'repeatable read' }
  )
}

async function isOld(trx: TransactionClientContract, table: string, total: number) {
  const many = Math.min(MOST_CHANGES, Math.max(LEAST_CHANGES, total / ROWS_PER_CHANGE))
  return (await someChanges(trx, table)).length >= many
}

function someChanges(
  trx: TransactionClientContract,
  table: string,
  more: { placed?: boolean } = {}
): Promise<{ id: number }[]> {
  return trx
    .from('word_map_changes')
    .where({ table_name: table, ...more })
    .limit(MOST_CHANGES)
    .select('id')
    .exec()
}

/** A small table needs no maps, and what its triggers have noted serves no one. */
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
