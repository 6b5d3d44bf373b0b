import { isSqlite } from '#core/database/dialect'
import type { Listing, ListQuery } from '#core/listing/definition'
import { searchWords } from '#engines/text/fold'
import { clearBit, keepCommon, type Bits } from './bitmap.js'
import { setOf } from './index_state.js'
import { changedMatches, pageAmong, type MappedPage } from './search_by_index.js'
import { vocabularyOf, type Vocabulary } from './vocabulary.js'

/**
 * A search for parts of words among the words that this process has at hand, with what has changed
 * since; the total is exact. A database would read every row: ten times as many bytes.
 * @returns null where no words are at hand yet, none are kept of this table, or none were requested
 */
export async function searchInside(listing: Listing, query: ListQuery): Promise<MappedPage | null> {
  const parts = searchWords(query.search!)
  if (isSqlite() || !listing.narrow || !parts.length) return null
  const set = await setOf(listing.table)
  const vocabulary = set && vocabularyOf(listing.table, set)
  if (!vocabulary) return null
  const unchanged = rowsWithAll(vocabulary, parts)
  for (const id of set.changed) clearBit(unchanged, id)
  const changed = await changedMatches(listing.table, set, (text) =>
    parts.every((part) => text.includes(part))
  )
  return pageAmong(listing, query, { set, unchanged, changed })
}

function rowsWithAll(vocabulary: Vocabulary, [first, ...others]: string[]): Bits {
  const found = vocabulary.rowsWith(first)
  for (const part of others) keepCommon(found, vocabulary.rowsWith(part))
  return found
}
