import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { invalid } from '#core/base/app_error'
import { parseDecimal } from '#engines/money/money'
import { latinDigits } from '#engines/text/fold'
import type { ListField, ListFilter, Listing, ListQuery } from './definition.js'
import { parseAmount, whereAmount } from './money_filter.js'

type Query = DatabaseQueryBuilderContract<any>

/** Adds the conditions of a parsed list query, the search aside. */
export function applyFilters(query: Query, listing: Listing, listQuery: ListQuery) {
  if (listQuery.ids.length) query.whereIn(`${listing.table}.id`, listQuery.ids)
  for (const filter of listQuery.filters) applyFilter(query, listing, filter)
}

function applyFilter(query: Query, listing: Listing, { field, operator, values }: ListFilter) {
  const definition = listing.fields[field]
  const column = `${listing.table}.${definition.column}`
  if (definition.within) {
    if (operator !== 'eq') throw invalid({ [field]: ['filter'] })
    const ids = values.map((value) => scaled(field, latinDigits(value).trim(), 0))
    query.whereIn(`${listing.table}.id`, definition.within(ids))
    return
  }
  if (operator === 'empty') {
    whereEmpty(query, column, isTrue(`${field}_empty`, values[0]))
    return
  }
  if (operator === 'like') {
    requireType(field, definition, ['text', 'choice', 'list'])
    query.whereRaw('?? LIKE ? ESCAPE ?', [column, `%${escapeLike(values[0])}%`, '!'])
    return
  }
  if (definition.type === 'list') {
    containsAny(query, column, values, operator === 'ne')
    return
  }
  if (definition.type === 'money') {
    const currency = listing.fields.currency
    const amounts = values.map((value) => numeric(field, value, parseAmount))
    const named = currency ? `${listing.table}.${currency.column}` : null
    whereAmount(query, column, named, operator, amounts)
    return
  }
  const parsed = values.map((value) => parseValue(field, definition, value, operator))
  if (definition.expression) {
    if (operator !== 'gte' && operator !== 'lte') throw invalid({ [field]: ['filter'] })
    query.whereRaw(`${definition.expression} ${operator === 'gte' ? '>=' : '<='} ?`, [parsed[0]])
    return
  }
  if (operator === 'eq') query.whereIn(column, parsed)
  else if (operator === 'ne') query.where((or) => or.whereNotIn(column, parsed).orWhereNull(column))
  else query.where(column, operator === 'gte' ? '>=' : '<=', parsed[0])
}

/** Rows in which no one has stated the field, or those in which someone has. */
function whereEmpty(query: Query, column: string, empty: boolean) {
  if (empty) query.whereNull(column)
  else query.whereNotNull(column)
}

function isTrue(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw invalid({ [name]: ['boolean'] })
  return text === 'true'
}

/** A column that holds a JSON array of plain words, e.g. `["steel","glass"]`. */
function containsAny(query: Query, column: string, values: string[], negate: boolean) {
  query.where((group) => {
    for (const value of values) {
      const pattern = `%"${escapeLike(value)}"%`
      if (negate) group.whereRaw('?? NOT LIKE ? ESCAPE ?', [column, pattern, '!'])
      else group.orWhereRaw('?? LIKE ? ESCAPE ?', [column, pattern, '!'])
    }
  })
}

export function escapeLike(text: string) {
  return text.replace(/[!%_]/g, '!$&')
}

function requireType(name: string, field: ListField, types: ListField['type'][]) {
  if (!types.includes(field.type)) throw invalid({ [name]: ['filter'] })
}

function parseValue(name: string, field: ListField, value: string, operator: string) {
  const text = latinDigits(value).trim()
  switch (field.type) {
    case 'number':
      return scaled(name, text, 0)
    case 'decimal4':
      return scaled(name, text, 4)
    case 'decimal6':
      return scaled(name, text, 6)
    case 'score':
      return scaled(name, text, 2)
    case 'boolean':
      return isTrue(name, text)
    case 'day':
      if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw invalid({ [name]: ['day'] })
      return text
    case 'instant':
      return instant(name, text, operator)
    case 'iso':
      return `${instant(name, text, operator).replace(' ', 'T')}${operator === 'lte' ? '.999Z' : '.000Z'}`
    default:
      return value
  }
}

function scaled(name: string, text: string, scale: number) {
  return Number(numeric(name, text, (plain) => parseDecimal(plain, scale)))
}

function numeric(name: string, value: string, parse: (text: string) => bigint): bigint {
  try {
    return parse(latinDigits(value).trim())
  } catch {
    throw invalid({ [name]: ['number'] })
  }
}

/** A day alone means its beginning from `gte` and its end from `lte`. */
function instant(name: string, text: string, operator: string) {
  const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const date = new Date(dayOnly ? `${text}T${operator === 'lte' ? '23:59:59' : '00:00:00'}Z` : text)
  if (Number.isNaN(date.getTime())) throw invalid({ [name]: ['day'] })
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
