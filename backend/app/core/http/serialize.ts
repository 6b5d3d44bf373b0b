import { BaseTransformer, type BaseSerializer } from '@adonisjs/core/transformers'

/** Bodies are bare: an object for one record, an array for a list. */
export type Serialize = BaseSerializer<{ Wrap: undefined; PaginationMetaData: never }>['serialize']

/** What a call of `transform` leaves to be done, as the library keeps it. */
interface Item {
  $type: 'item'
  transformerData: [resource: unknown, rest: unknown[]]
  transformer: new (...args: unknown[]) => Record<string, () => object>
  variant: string
  maxDepth: number
}

interface Collection extends Omit<Item, '$type' | 'transformerData'> {
  $type: 'collection'
  transformerData: [resources: unknown[], rest: unknown[]]
}

type Deferred = Item | Collection

/**
 * Carries out what transformers have described. The library's own serializer asks the container for
 * the arguments of every method and waits for every row; ours take none and wait for nothing.
 */
export async function serialize(values: unknown): Promise<unknown> {
  if (values === null) throw new Error('nothing to serialize')
  if (isDeferred(values)) return resolve(values, 0, undefined)
  return isObject(values) ? fieldsOf(values, 0, undefined, 0) : values
}

/** The library makes an exception for each call, for a message that is hardly ever needed: without a stack it costs nothing. */
export function transformWithoutStacks() {
  const transform = BaseTransformer.transform
  BaseTransformer.transform = function (this: typeof BaseTransformer, ...args: unknown[]) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    try {
      return Reflect.apply(transform, this, args)
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
  } as typeof transform
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isDeferred(value: unknown): value is Deferred {
  if (!isObject(value)) return false
  return 'transformer' in value && (value.$type === 'item' || value.$type === 'collection')
}

function resolve(value: Deferred, depth: number, limit: number | undefined): unknown {
  const [data, rest] = value.transformerData
  const one = (resource: unknown) => {
    if (resource === undefined) throw new Error(`${value.transformer.name}: nothing to transform`)
    const described = new value.transformer(resource, ...rest)[value.variant]()
    return fieldsOf(described as Record<string, unknown>, depth, limit)
  }
  return value.$type === 'item' ? one(data) : (data as unknown[]).map(one)
}

/** Records within records are followed as deep as the one around them allows: one step, unless it says more. */
function fieldsOf(
  fields: Record<string, unknown>,
  depth: number,
  limit: number | undefined,
  next = depth + 1
) {
  const output: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    if (!isDeferred(value)) output[name] = value
    else if (limit === undefined || depth < limit)
      output[name] = resolve(value, next, next === 0 ? undefined : (limit ?? value.maxDepth))
  }
  return output
}
