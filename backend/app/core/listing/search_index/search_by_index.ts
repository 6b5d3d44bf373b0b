import db from '@adonisjs/lucid/services/db'
import type { Listing, ListQuery } from '#core/listing/definition'
import { isIndexed, matchOf } from '#core/listing/search'
import { searchWords } from '#engines/text/fold'
import { partKey } from './build.js'
import { tokensOf } from './common_words.js'
import {
  addStored,
  clearBit,
  countBits,
  hasBit,
  idsOf,
  keepCommon,
  noBits,
  setBit,
  type Bits,
} from './bitmap.js'
import { FEW, keepsOrder, orderedIds, pageInOrder } from './kept_order.js'
import { setOf, type MapSet } from './index_state.js'

export interface MappedPage {
  total: number
  /** Null where the maps don't know the requested order. */
  ids: number[] | null
}

/**
 * A search by the maps of words, with what has changed since; the total is exact.
 * @returns null where there are no maps, or none for these words
 */
export async function searchByMaps(listing: Listing, query: ListQuery): Promise<MappedPage | null> {
  const set = await setOf(listing.table)
  if (!set) return null
  const searched = searchWords(query.search!)
  const unchanged = await unchangedMatches(listing.table, set, searched)
  if (!unchanged) return null
  const changed = await changedMatches(listing.table, set, (text) => hasAll(text, searched))
  return pageAmong(listing, query, { set, unchanged, changed })
}

interface Matches {
  set: MapSet
  /** Rows that have not changed since the set was made. */
  unchanged: Bits
  /** Those that have. */
  changed: number[]
}

/** The total of what was found, and its page where the kept order or a few rows can tell it. */
export async function pageAmong(
  listing: Listing,
  query: ListQuery,
  { set, unchanged, changed }: Matches
): Promise<MappedPage> {
  const total = countBits(unchanged) + changed.length
  if (query.start >= total) return { ids: [], total }
  if (keepsOrder(listing, query)) {
    const of = { set, has: (id: number) => hasBit(unchanged, id), changed, total }
    return { ids: await pageInOrder(listing, query, of), total }
  }
  const few = total <= FEW
  const ids = few ? await orderedIds(listing, query, [...idsOf(unchanged), ...changed]) : null
  return { ids, total }
}

async function unchangedMatches(
  table: string,
  set: MapSet,
  searched: string[]
): Promise<Bits | null> {
  const maps = await mapsOf(table, set, searched)
  const rare = searched.filter((word) => isIndexed(word) && !maps.has(word))
  let found = rare.length ? await rareMatches(table, set, rare) : null
  for (const map of maps.values()) {
    if (found) keepCommon(found, map)
    else found = map
  }
  if (!found) return null
  for (const id of set.changed) clearBit(found, id)
  const unmapped = searched.filter((word) => !isIndexed(word) && !maps.has(word))
  return unmapped.length ? confirmed(table, set, found, unmapped) : found
}

/** Sets of those words that have maps: all that begins with the word, whatever its end. */
async function mapsOf(table: string, set: MapSet, searched: string[]): Promise<Map<string, Bits>> {
  const keyed = [...new Set(searched)].map((word) => ({ word, whole: !isIndexed(word) }))
  const rows = await db
    .from('word_maps')
    .where('table_name', table)
    .where('set_id', set.id)
    .where((any) => {
      for (const { word, whole } of keyed) {
        if (whole) any.orWhere('word', partKey(word))
        else any.orWhere('word', 'like', `${word}%`)
      }
    })
    .select('word', 'form', 'ids')
  const maps = new Map<string, Bits>()
  for (const { word, whole } of keyed) {
    const own = rows.filter((row) =>
      whole ? row.word === partKey(word) : row.word.startsWith(word)
    )
    if (!own.length) continue
    const bits = noBits(set.lastId)
    for (const { form, ids } of own) addStored(bits, form, ids)
    maps.set(word, bits)
  }
  return maps
}

/** Words without a map are rare: the full-text index is quick with those, as long as it has no others. */
async function rareMatches(table: string, set: MapSet, rare: string[]): Promise<Bits> {
  const rows: { id: number }[] = await db
    .from(table)
    .whereRaw('MATCH(search_text) AGAINST (? IN BOOLEAN MODE)', [matchOf(rare, false)])
    .select('id')
  const bits = noBits(set.lastId)
  // newer rows are among the changed ones
  for (const { id } of rows) if (id <= set.lastId) setBit(bits, id)
  return bits
}

/** Short words that few rows have are looked for in the texts themselves. */
async function confirmed(table: string, set: MapSet, found: Bits, unmapped: string[]) {
  const ids = idsOf(found)
  if (ids.length > FEW) return null
  const texts = await textsOf(table, ids)
  const bits = noBits(set.lastId)
  for (const { id, text } of texts)
    if (unmapped.every((word) => text.includes(word))) setBit(bits, id)
  return bits
}

/** Rows written since the set was made whose texts match now. */
export async function changedMatches(
  table: string,
  set: MapSet,
  matches: (text: string) => boolean
): Promise<number[]> {
  const texts = await textsOf(table, set.changed)
  return texts.filter(({ text }) => matches(text)).map(({ id }) => id)
}

function hasAll(text: string, searched: string[]): boolean {
  const tokens = tokensOf(text).filter(isIndexed)
  return searched.every((word) =>
    isIndexed(word) ? tokens.some((token) => token.startsWith(word)) : text.includes(word)
  )
}

async function textsOf(table: string, ids: number[]): Promise<{ id: number; text: string }[]> {
  if (!ids.length) return []
  return db.from(table).whereIn('id', ids).select('id', 'search_text as text')
}
