import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { fold, searchFold, searchWords, words } from '#engines/text/fold'
import { escapeLike } from './apply_filters.js'
import type { Listing, SearchTable } from './definition.js'

type Query = DatabaseQueryBuilderContract<any>

/** Words that InnoDB leaves out of its index, and the length below which it leaves out all. */
const STOPWORDS = new Set(
  'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will with und www'.split(
    ' '
  )
)
const SHORTEST = 3

/** `words`: by the full-text index, as word beginnings. `parts`: anywhere in the text, slower. */
export type SearchMode = 'words' | 'parts'

/** Whether the full-text index can answer this text at all. */
export function firstMode(text: string): SearchMode {
  return searchWords(text).some(isIndexed) ? 'words' : 'parts'
}

/** Every searched word must occur; Arabic and Latin are compared folded. */
export function applySearch(
  query: Query,
  { table, search }: Pick<Listing, 'table' | 'search'>,
  text: string,
  mode: SearchMode,
  sqlite: boolean
) {
  if (typeof search === 'object')
    return searchElsewhere(query, table, search, { text, mode, sqlite })
  const requested = searchWords(text)
  if (!requested.length) return contains(query, table, searchFold(text).trim() || text, sqlite)
  if (mode === 'parts') return requested.forEach((word) => contains(query, table, word, sqlite))
  const viaIndex = requested.filter(isIndexed)
  requested
    .filter((word) => !isIndexed(word))
    .forEach((word) => contains(query, table, word, sqlite))
  byIndex(query, table, viaIndex, sqlite)
}

function byIndex(query: Query, table: string, requested: string[], sqlite: boolean) {
  const match = matchOf(requested, sqlite)
  if (sqlite) {
    query.whereRaw('??.id IN (SELECT rowid FROM ?? WHERE ?? MATCH ?)', [
      table,
      `${table}_fts`,
      `${table}_fts`,
      match,
    ])
  } else {
    query.whereRaw('MATCH(??.search_text) AGAINST (? IN BOOLEAN MODE)', [table, match])
  }
}

/** Words that must all occur, as beginnings, in the syntax of the full-text index. */
export function matchOf(requested: string[], sqlite: boolean): string {
  return requested.map((word) => (sqlite ? `"${word}"*` : `+${word}*`)).join(' ')
}

/** Long texts are only ever searched by their index; a word that it leaves out asks for nothing. */
function searchElsewhere(
  query: Query,
  table: string,
  { table: index, key, parts }: SearchTable,
  { text, mode, sqlite }: { text: string; mode: SearchMode; sqlite: boolean }
) {
  if (mode === 'words') {
    const requested = searchWords(text)
    query.whereIn(`${table}.id`, (found) => {
      found.from(index).select(`${index}.${key}`)
      byIndex(found as Query, index, requested.filter(isIndexed), sqlite)
    })
    return
  }
  // the column that is looked into keeps every letter
  const requested = words(text)
  for (const word of requested.length ? requested : [fold(text).trim() || text]) {
    query.whereRaw('??.?? LIKE ? ESCAPE ?', [table, parts, `%${escapeLike(word)}%`, '!'])
  }
}

/** Whether the full-text index of every database has words like this one. */
export function isIndexed(word: string) {
  return word.length >= SHORTEST && !STOPWORDS.has(word)
}

/**
 * Both texts are folded, so bytes can be compared: MySQL takes a third of the time for those that it
 * takes for letters by the rules of a collation.
 */
function contains(query: Query, table: string, word: string, sqlite: boolean) {
  if (sqlite)
    query.whereRaw('??.search_text LIKE ? ESCAPE ?', [table, `%${escapeLike(word)}%`, '!'])
  else query.whereRaw('LOCATE(CAST(? AS BINARY), ??.search_text) > 0', [word, table])
}
