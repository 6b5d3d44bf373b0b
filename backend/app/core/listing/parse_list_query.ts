import { invalid } from '#core/base/app_error'
import { joinPhones } from '#engines/text/phones'
import type { Listing, ListFilter, ListQuery, Operator } from './definition.js'

export const PAGE_SIZE = 25
export const MAX_PAGE = 500
const MAX_OFFSET = 10_000_000

type Raw = Record<string, unknown>

/**
 * Reads `_start, _end, _sort, _order, q, id, field, field_ne, field_gte, field_lte, field_like,
 * field_empty`.
 * @param abilities abilities of the viewer; fields that need another one do not exist for them
 * @throws AppError 422 naming the parameter that is unknown or malformed
 */
export function parseListQuery(
  listing: Listing,
  raw: Raw,
  abilities: ReadonlySet<string>
): ListQuery {
  const fields = visibleFields(listing, abilities)
  const ids = idsOf(raw)
  const { start, end } = range(raw, ids.length)
  const query: ListQuery = {
    start,
    end,
    sort: sorting(raw, listing, fields),
    filters: [],
    ids,
    search: null,
  }
  for (const [name, value] of Object.entries(raw)) {
    if (['_start', '_end', '_sort', '_order', 'id'].includes(name)) continue
    const values = textsOf(name, value)
    if (name === 'q') query.search = searchedText(listing, values[0].slice(0, 200)) || null
    else query.filters.push(filterOf(name, values, fields))
  }
  return query
}

/** What is looked for where someone typed this. */
export function searchedText({ phones }: Pick<Listing, 'phones'>, typed: string): string {
  return phones ? joinPhones(typed) : typed.trim()
}

export function visibleFields(listing: Listing, abilities: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(listing.fields).filter(
      ([, field]) => !field.ability || abilities.has(field.ability)
    )
  )
}

function idsOf(raw: Raw): number[] {
  if (raw.id === undefined) return []
  const ids = textsOf('id', raw.id).map((text) => whole('id', text))
  if (ids.length > MAX_PAGE) throw invalid({ id: ['range'] })
  return ids
}

/** All records that are named by their ids are one page, unless another one is asked for. */
function range(raw: Raw, named: number) {
  const start = raw._start === undefined ? 0 : whole('_start', textOf('_start', raw._start))
  const size = Math.max(PAGE_SIZE, named)
  const end = raw._end === undefined ? start + size : whole('_end', textOf('_end', raw._end))
  if (start > MAX_OFFSET) throw invalid({ _start: ['range'] })
  if (end < start || end - start > MAX_PAGE) throw invalid({ _end: ['range'] })
  return { start, end }
}

function sorting(raw: Raw, listing: Listing, fields: Listing['fields']): ListQuery['sort'] {
  if (raw._sort === undefined || raw._sort === '') return [listing.defaultSort]
  const names = textOf('_sort', raw._sort).split(',')
  const orders =
    raw._order === undefined ? [] : textOf('_order', raw._order).toLowerCase().split(',')
  if (names.length > 3) throw invalid({ _sort: ['range'] })
  return names.map((field, i) => {
    const order = orders[i] ?? orders[0] ?? 'asc'
    if (order !== 'asc' && order !== 'desc') throw invalid({ _order: ['order'] })
    if (field === 'id') return { field, order }
    if (!Object.hasOwn(fields, field) || fields[field].sort === false)
      throw invalid({ [field]: ['sort'] })
    return { field, order }
  })
}

function filterOf(name: string, values: string[], fields: Listing['fields']): ListFilter {
  if (Object.hasOwn(fields, name)) return { field: name, operator: 'eq', values }
  const match = /^(.+)_(ne|gte|lte|like|empty)$/.exec(name)
  if (!match || !Object.hasOwn(fields, match[1])) throw invalid({ [name.slice(0, 80)]: ['filter'] })
  return { field: match[1], operator: match[2] as Operator, values }
}

const textsOf = (name: string, value: unknown): string[] =>
  (Array.isArray(value) && value.length ? value : [value]).map((item) => textOf(name, item))

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.length > 500)
    throw invalid({ [name.slice(0, 80)]: ['text'] })
  return value.toWellFormed().replaceAll('\u0000', '')
}

function whole(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw invalid({ [name]: ['whole'] })
  return Number(text)
}
