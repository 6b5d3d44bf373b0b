import type { CrudFilter, CrudSort } from '@refinedev/core'

export const DEFAULT_PAGE_SIZE = 25
/** Parameters of the address that are not filters. */
const OWN_PARAMS = ['page', 'size', 'tab', '_sort', '_order']

export interface TableQuery {
  page: number
  size: number
  tab: string | null
  sorters: CrudSort[]
  /** Filter parameters spelled as the API spells them: `q`, `status`, `total_gte`, `name_like`. */
  filters: Record<string, string[]>
}

function positive(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

function readSorters(params: URLSearchParams): CrudSort[] {
  const fields = params.get('_sort')?.split(',').filter(Boolean) ?? []
  const orders = params.get('_order')?.split(',') ?? []
  return fields.map((field, index) => ({ field, order: orders[index] === 'desc' ? 'desc' : 'asc' }))
}

/** Reads a list's state from the address; unknown parameters are filters. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const filters: Record<string, string[]> = {}
  for (const [name, value] of params) {
    if (OWN_PARAMS.includes(name) || value === '') continue
    filters[name] = [...(filters[name] ?? []), value]
  }
  return {
    page: positive(params.get('page'), 1),
    size: Math.min(positive(params.get('size'), DEFAULT_PAGE_SIZE), 200),
    tab: params.get('tab'),
    sorters: readSorters(params),
    filters,
  }
}

function writeFilters(params: URLSearchParams, { filters, sorters }: TableQuery): void {
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) params.append(name, value)
  }
  if (sorters.length === 0) return
  params.set('_sort', sorters.map(({ field }) => field).join(','))
  params.set('_order', sorters.map(({ order }) => order).join(','))
}

/** Writes a list's state as address parameters; defaults are left out to keep links short. */
export function writeTableQuery(query: TableQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.tab) params.set('tab', query.tab)
  writeFilters(params, query)
  if (query.page > 1) params.set('page', String(query.page))
  if (query.size !== DEFAULT_PAGE_SIZE) params.set('size', String(query.size))
  return params
}

/** The query of the list as sent to the API, without paging: what exports and saved views keep. */
export function listQueryString(query: TableQuery, tabParams: Record<string, string> = {}): string {
  const params = new URLSearchParams(tabParams)
  writeFilters(params, query)
  return params.toString()
}

const OPERATORS = { _gte: 'gte', _lte: 'lte', _ne: 'ne', _like: 'contains' } as const

function toFilter(name: string, values: string[]): CrudFilter {
  const suffix = Object.keys(OPERATORS).find((end) => name.endsWith(end))
  const value = values.length > 1 ? values : values[0]
  if (!suffix) return { field: name, operator: values.length > 1 ? 'in' : 'eq', value }
  const operator = OPERATORS[suffix as keyof typeof OPERATORS]
  return { field: name.slice(0, -suffix.length), operator, value }
}

/** Filter parameters in Refine's form, for the data provider. */
export function toCrudFilters(filters: Record<string, string[]>): CrudFilter[] {
  return Object.entries(filters).map(([name, values]) => toFilter(name, values))
}
