import type { CrudFilter, CrudSort, LogicalFilter, Pagination } from '@refinedev/core'

/** Query parameters of a list call; arrays repeat the parameter. */
export type ListQuery = Record<string, string | number | boolean | (string | number)[]>

const SUFFIXES: Partial<Record<LogicalFilter['operator'], string>> = {
  eq: '',
  in: '',
  ne: '_ne',
  gte: '_gte',
  lte: '_lte',
  contains: '_like',
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

function addFilter(query: ListQuery, { field, operator, value }: LogicalFilter): void {
  if (isEmpty(value)) return
  if (field === 'q') {
    query.q = value
    return
  }
  if (operator === 'between') {
    const [from, to] = value as [string | undefined, string | undefined]
    if (!isEmpty(from)) query[`${field}_gte`] = from as string
    if (!isEmpty(to)) query[`${field}_lte`] = to as string
    return
  }
  const suffix = SUFFIXES[operator]
  if (suffix === undefined) throw new Error(`The API has no filter "${operator}" (field ${field})`)
  query[`${field}${suffix}`] = value
}

/** Refine filters as query parameters; throws on an operator the API does not know. */
export function filterQuery(filters: CrudFilter[] = []): ListQuery {
  const query: ListQuery = {}
  for (const filter of filters) {
    if (!('field' in filter)) {
      throw new Error(`The API has no filter "${filter.operator}"`)
    }
    addFilter(query, filter)
  }
  return query
}

export function sortQuery(sorters: CrudSort[] = []): ListQuery {
  if (sorters.length === 0) return {}
  return {
    _sort: sorters.map(({ field }) => field).join(','),
    _order: sorters.map(({ order }) => order).join(','),
  }
}

export function pageQuery(pagination: Pagination = {}): ListQuery {
  const { currentPage = 1, pageSize = 10, mode = 'server' } = pagination
  if (mode !== 'server') return {}
  return { _start: (currentPage - 1) * pageSize, _end: currentPage * pageSize }
}

/** The whole query string of a list call, without a leading question mark. */
export function toSearch(query: ListQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search.toString()
}
