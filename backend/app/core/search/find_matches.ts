import db from '@adonisjs/lucid/services/db'
import { isSqlite } from '#core/database/dialect'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { searchedText } from '#core/listing/parse_list_query'
import { applySearch, firstMode } from '#core/listing/search'
import { latinDigits } from '#engines/text/fold'
import type { Viewer, SearchSource } from './sources.js'

type Query = DatabaseQueryBuilderContract<any>

/**
 * Ids of the records that fit a text best: the one with exactly this number, then the newest whose
 * words begin with what was typed. Only indexes are read: what the full-text index does not know is looked
 * for at the beginning of the number and the title.
 */
export async function findMatches(
  source: SearchSource,
  text: string,
  viewer: Viewer,
  limit: number
): Promise<number[]> {
  const found = new Set<number>()
  for (const search of searchesFor(source, latinDigits(text))) {
    if (found.size >= limit) break
    const query = db.from(source.listing.table).select(`${source.listing.table}.id as id`)
    search(query)
    source.scope?.(viewer)?.(query)
    for (const { id } of await query.limit(limit)) found.add(Number(id))
  }
  return [...found].slice(0, limit)
}

function searchesFor({ listing, shows }: SearchSource, text: string): ((query: Query) => void)[] {
  const { table } = listing
  const column = (name: string) => `${table}.${name}`
  const exact = shows.number
    ? [(query: Query) => void query.whereIn(column(shows.number!), spellings(text))]
    : []
  const starts = [shows.number, shows.title, shows.titleAr].flatMap((name) =>
    name ? [(query: Query) => beginsWith(query, column(name), text)] : []
  )
  const searched = searchedText(listing, text)
  if (listing.search && firstMode(searched) === 'words') {
    const words = (query: Query) => {
      applySearch(query, listing, searched, 'words', isSqlite())
      query.orderBy(column('id'), 'desc')
    }
    return [...exact, words, ...starts]
  }
  return [...exact, ...starts]
}

/** A range of the column's index; a LIKE would not use it on every database. */
function beginsWith(query: Query, column: string, text: string) {
  query.where((any) => {
    for (const start of spellings(text)) {
      any.orWhere((one) => one.where(column, '>=', start).where(column, '<', `${start}\uffff`))
    }
  })
  query.orderBy(column)
}

/** SQLite compares letter by letter: the usual ways to write a number or the beginning of a name. */
function spellings(text: string): string[] {
  const capital = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
  return [...new Set([text, text.toUpperCase(), text.toLowerCase(), capital])]
}
