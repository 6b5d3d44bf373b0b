/** A JSON Schema (2020-12, as OpenAPI 3.1 uses it). */
export type JsonSchema = Readonly<Record<string, unknown>>

const components = new Map<string, JsonSchema>()

/**
 * Puts a schema among the components of the document.
 * @returns what refers to it
 * @throws Error when the name is taken
 */
export function named(name: string, schema: JsonSchema): JsonSchema {
  if (components.has(name)) throw new Error(`two schemas are named ${name}`)
  components.set(name, schema)
  return { $ref: `#/components/schemas/${name}` }
}

export function namedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** An object with exactly these members, so that an answer that drifts from its description is found. */
export function object(
  properties: Record<string, JsonSchema>,
  optional: readonly string[] = []
): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  }
}

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
export const mapOf = (values: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: values,
})
export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values })

/** The same value, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
}

/** Several members of the same schema. */
export function each<Name extends string>(names: readonly Name[], schema: JsonSchema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, JsonSchema>
}

/** The map of what the viewer may do with a record. */
export const can = (...actions: string[]): JsonSchema => object(each(actions, flag))

export const text: JsonSchema = { type: 'string' }
export const flag: JsonSchema = { type: 'boolean' }
export const whole: JsonSchema = { type: 'integer' }
export const number: JsonSchema = { type: 'number' }
export const id: JsonSchema = { type: 'integer', minimum: 1 }
export const uuid: JsonSchema = { type: 'string', format: 'uuid' }
export const day: JsonSchema = { type: 'string', format: 'date' }
export const instant: JsonSchema = { type: 'string', format: 'date-time' }
/** An amount in major units with all digits of its currency, e.g. `"1234.50"`. */
export const money: JsonSchema = { type: 'string', pattern: '^-?\\d+(\\.\\d{2,3})?$' }
/** A quantity, rate or area, e.g. `"12.5"`. */
export const decimal: JsonSchema = { type: 'string', pattern: '^-?\\d+(\\.\\d{1,4})?$' }
/** Riyals for one unit of a currency. */
export const exchangeRate: JsonSchema = { type: 'string', pattern: '^\\d+(\\.\\d{1,6})?$' }
export const anything: JsonSchema = {}

/** Who did something; the name of a person that is gone is null. */
export const person = named('Person', object({ id, name: nullable(text) }))
