import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListField, Listing, ListQuery } from './definition.js'

const ID: Pick<ListField, 'column' | 'sortBy' | 'letters'> = { column: 'id' }

/** The columns that a page is ordered by; the id at the end keeps one order over all pages. */
export function orderOf(listing: Listing, query: ListQuery): [string, 'asc' | 'desc'][] {
  const columns = query.sort.map(({ field, order }): [string, 'asc' | 'desc'] => {
    const { column, letters, ...named } = field === 'id' ? ID : listing.fields[field]
    const { sortBy = letters ? `${column}_letters` : column } = named
    return [`${listing.table}.${sortBy}`, order]
  })
  const alone = query.sort.some(({ field }) => field === 'id' || listing.fields[field].unique)
  return alone ? columns : [...columns, [`${listing.table}.id`, query.sort.at(-1)!.order]]
}

export function applyOrder(
  query: DatabaseQueryBuilderContract<any>,
  listing: Listing,
  listQuery: ListQuery
) {
  for (const [column, direction] of orderOf(listing, listQuery)) query.orderBy(column, direction)
}
