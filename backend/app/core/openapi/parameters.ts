import type { FieldType, Listing, ListField, Operator } from '#core/listing/definition'
import { MAX_PAGE, PAGE_SIZE } from '#core/listing/parse_list_query'
import type { DocumentedRoute } from './documented_route.js'
import type { Description, Validator } from './registry.js'
import { arrayOf, day, flag, number, text, type JsonSchema } from './schema.js'

export type Parameter = Record<string, unknown>

const COMPARED: Operator[] = ['eq', 'ne', 'gte', 'lte', 'empty']
const OPERATORS: Record<FieldType, Operator[]> = {
  text: [...COMPARED, 'like'],
  choice: ['eq', 'ne', 'like', 'empty'],
  list: ['eq', 'ne', 'like', 'empty'],
  boolean: ['eq', 'ne', 'empty'],
  number: COMPARED,
  money: COMPARED,
  decimal4: COMPARED,
  decimal6: COMPARED,
  score: COMPARED,
  day: COMPARED,
  instant: COMPARED,
  iso: COMPARED,
}
const VALUES: Partial<Record<FieldType, JsonSchema>> = {
  number,
  money: { type: 'string', pattern: '^-?\\d+(\\.\\d{1,2})?$' },
  decimal4: { type: 'string', pattern: '^-?\\d+(\\.\\d{1,4})?$' },
  decimal6: { type: 'string', pattern: '^-?\\d+(\\.\\d{1,6})?$' },
  score: number,
  boolean: flag,
  day,
}

/** The values of some operators, regardless of the field. */
const OF_OPERATOR: Partial<Record<Operator, JsonSchema>> = { like: text, empty: flag }

const inQuery = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
})

/** Parameters that many operations share, as components. */
export const SHARED_PARAMETERS: Record<string, Parameter> = {
  Start: inQuery('_start', 'Position of the first row.', {
    type: 'integer',
    minimum: 0,
    default: 0,
  }),
  End: inQuery(
    '_end',
    `Position after the last row; ${PAGE_SIZE} rows by default, ${MAX_PAGE} at most.`,
    { type: 'integer', minimum: 0 }
  ),
  Order: inQuery('_order', '`asc` or `desc` for each field of `_sort`, separated by commas.', {
    type: 'string',
    pattern: '^(asc|desc)(,(asc|desc))*$',
  }),
  Search: inQuery(
    'q',
    'Words that must all occur; case, diacritics and Arabic letter forms are ignored.',
    {
      type: 'string',
      maxLength: 500,
    }
  ),
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version of the record that was read, e.g. `"7"`. Alternatively `version` in the body; one of the two is required.',
    schema: { type: 'string', pattern: '^(W/)?"?v?\\d{1,9}"?$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same key with the same body is processed once; a repetition returns the first response.',
    schema: { type: 'string', maxLength: 255 },
  },
}

const shared = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` })

/** Path, query and headers of an operation. */
export function parametersOf(
  { method, params, ability }: DocumentedRoute,
  { list, counted, query, versioned }: Description
): Parameter[] {
  // a validator of a counted list knows its range as well
  const shares = (name: unknown) => counted && (name === '_start' || name === '_end')
  return [
    ...Object.entries(params).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...(list ? listParameters(list) : counted ? [shared('Start'), shared('End')] : []),
    ...(query ? queryParameters(query).filter(({ name }) => !shares(name)) : []),
    ...(versioned ? [shared('IfMatch')] : []),
    // who is not signed in has no keys
    ...((method === 'POST' || method === 'PATCH') && ability !== 'public'
      ? [shared('IdempotencyKey')]
      : []),
  ]
}

function listParameters(listing: Listing): Parameter[] {
  const sortable = Object.entries(listing.fields).flatMap(([name, { sort }]) =>
    sort === false ? [] : [name]
  )
  const { field, order } = listing.defaultSort
  return [
    shared('Start'),
    shared('End'),
    inQuery(
      '_sort',
      `Up to three fields, separated by commas: ${['id', ...sortable].join(', ')}. \`${field}\` ${order} by default.`,
      text
    ),
    shared('Order'),
    ...(listing.search ? [shared('Search')] : []),
    inQuery('id', 'Only these records; may be repeated.', arrayOf({ type: 'integer' })),
    ...Object.entries(listing.fields).flatMap(([name, field]) => filters(name, field)),
  ]
}

function filters(name: string, { type, ability }: ListField): Parameter[] {
  return OPERATORS[type].map((operator) => {
    const value = OF_OPERATOR[operator] ?? VALUES[type] ?? text
    const several = operator === 'eq' || operator === 'ne'
    return {
      name: operator === 'eq' ? name : `${name}_${operator}`,
      in: 'query',
      schema: several ? arrayOf(value) : value,
      ...(ability && { 'x-ability': ability }),
    }
  })
}

function queryParameters(query: Record<string, JsonSchema> | Validator): Parameter[] {
  const members = isValidator(query)
    ? (query.toJSONSchema() as { properties: Record<string, JsonSchema> }).properties
    : query
  return Object.entries(members).map(([name, schema]) => ({ name, in: 'query', schema }))
}

function isValidator(query: object): query is Validator {
  return typeof (query as Validator).toJSONSchema === 'function'
}
