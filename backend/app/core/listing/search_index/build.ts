import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/instants'
import { isIndexed } from '#core/listing/search'
import { commonWords, longestBeginning, tokensOf, type CommonWords } from './common_words.js'
import { bufferOf, GrowingSet } from './bitmap.js'
import { forgetParts } from './order_parts.js'
import { forgetVocabulary } from './vocabulary.js'

/** Where in the table the common words are looked for, and how many rows at each place. */
const PLACES = 50
const ROWS_AT_PLACE = 400
const READ_AT_ONCE = 1000
/** Ids in one stored piece of the order: most pages are found in the first. */
export const ORDER_PART = 16_384
const WRITE_BYTES = 1_000_000

/** A key that no word has: the map of a word that is looked for anywhere in a text. */
export const partKey = (word: string) => `*${word}`

interface Table {
  name: string
  /** The column whose order is kept. */
  order: string
}

/**
 * Keeps the order of a table and maps its words again, from one state of it: rows that change
 * meanwhile stay noted. Takes half a minute for a million rows, most of it reading texts; no one
 * waits for it.
 * @param trx at repeatable read, holding the lock of the table's set
 * @param leastRows how many rows a beginning of a word must have for a map; null: the order alone
 */
export async function buildSearchIndex(
  trx: TransactionClientContract,
  table: Table,
  setId: number,
  leastRows: number | null
) {
  const changes = await trx.from('word_map_changes').where('table_name', table.name).select('id')
  const extent = await trx.from(table.name).max('id as last').count('* as total').first()
  const lastId = Number(extent.last ?? 0)
  await removeMaps(trx, table.name)
  if (leastRows !== null) {
    const sample = await sampleOf(trx, table, lastId)
    const common = commonWords(sample, (leastRows * sample.length) / Math.max(1, extent.total))
    await writeMaps(trx, table, setId, await mapRows(trx, table, lastId, common))
  }
  await writeOrder(trx, table)
  await trx
    .from('word_map_sets')
    .where('table_name', table.name)
    .update({ set_id: setId, last_id: lastId, built_at: sqlInstant() })
  for (const some of portions(changes))
    await trx.from('word_map_changes').whereIn('id', some).delete()
}

/** Keeps the order alone again, two seconds for a million rows; the maps of words stay as they are. */
export async function buildOrder(trx: TransactionClientContract, table: Table) {
  const changes = await trx
    .from('word_map_changes')
    .where({ table_name: table.name, placed: false })
    .select('id')
  await removeOrder(trx, table.name)
  await writeOrder(trx, table)
  for (const some of portions(changes))
    await trx.from('word_map_changes').whereIn('id', some).update({ placed: true })
}

function* portions(rows: { id: number }[]): Generator<number[]> {
  for (let i = 0; i < rows.length; i += READ_AT_ONCE)
    yield rows.slice(i, i + READ_AT_ONCE).map(({ id }) => id)
}

export async function removeMaps(trx: TransactionClientContract, table: string) {
  await removeOrder(trx, table)
  forgetVocabulary(table)
  await trx.from('word_maps').where('table_name', table).delete()
}

async function removeOrder(trx: TransactionClientContract, table: string) {
  forgetParts()
  await trx.from('word_map_orders').where('table_name', table).delete()
}

async function sampleOf(trx: TransactionClientContract, { name }: Table, lastId: number) {
  const texts: string[] = []
  const step = Math.max(ROWS_AT_PLACE, Math.floor(lastId / PLACES))
  for (let from = 0; from <= lastId; from += step) {
    const rows = await trx
      .from(name)
      .where('id', '>', from)
      .orderBy('id')
      .limit(ROWS_AT_PLACE)
      .select('search_text')
    texts.push(...rows.map((row): string => row.search_text))
  }
  return texts
}

/** Every row belongs to the longest common beginning of each of its words: together they are all that begin so. */
async function mapRows(
  trx: TransactionClientContract,
  { name }: Table,
  lastId: number,
  common: CommonWords
) {
  const maps = new Map<string, GrowingSet>()
  const add = (key: string, id: number) => {
    let map = maps.get(key)
    if (!map) maps.set(key, (map = new GrowingSet(lastId)))
    map.add(id)
  }
  for (let last = 0; ;) {
    const rows: { id: number; search_text: string }[] = await trx
      .from(name)
      .where('id', '>', last)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .select('id', 'search_text')
    for (const { id, search_text: text } of rows) {
      for (const token of tokensOf(text)) {
        const beginning = isIndexed(token) ? longestBeginning(token, common) : null
        if (beginning) add(beginning, id)
      }
      for (const part of common.parts) if (text.includes(part)) add(partKey(part), id)
    }
    if (rows.length < READ_AT_ONCE) return maps
    last = rows.at(-1)!.id
  }
}

async function writeMaps(
  trx: TransactionClientContract,
  { name }: Table,
  setId: number,
  maps: Map<string, GrowingSet>
) {
  let rows: object[] = []
  let bytes = 0
  const flush = async () => {
    if (rows.length) await trx.table('word_maps').multiInsert(rows)
    ;[rows, bytes] = [[], 0]
  }
  for (const [word, map] of maps) {
    const encoded = map.encode()
    rows.push({ table_name: name, set_id: setId, word, ...encoded })
    bytes += encoded.ids.length
    if (bytes > WRITE_BYTES) await flush()
  }
  await flush()
}

/** An order has a number of its own, never used again: the holder of the last one finds no part of this. */
async function writeOrder(trx: TransactionClientContract, { name, order }: Table) {
  await trx
    .from('word_map_sets')
    .where('table_name', name)
    .update({ order_id: trx.raw('order_id + 1'), ordered_at: sqlInstant() })
  const set = await trx.from('word_map_sets').where('table_name', name).firstOrFail()
  let after: { id: number; value: unknown } | null = null
  for (let part = 0; ; part++) {
    const query = trx.from(name).orderBy(order).orderBy('id').limit(ORDER_PART)
    if (after) {
      const { id, value } = after
      query.where(order, '>=', value as string).where((behind) => {
        behind.where(order, '>', value as string).orWhere('id', '>', id)
      })
    }
    const rows: { id: number; value: unknown }[] = await query.select('id', `${order} as value`)
    if (rows.length) {
      const ids = bufferOf(Uint32Array.from(rows, ({ id }) => id))
      await trx
        .table('word_map_orders')
        .insert({ table_name: name, set_id: set.order_id, part, ids })
    }
    if (rows.length < ORDER_PART) return
    after = rows.at(-1)!
  }
}
