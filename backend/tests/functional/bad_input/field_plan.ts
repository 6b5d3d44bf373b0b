import { MUTATIONS } from './mutations.js'

export interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  [keyword: string]: unknown
}

interface Field {
  path: (string | number)[]
  schema: Schema
}

/** Each field of a kind that was met before gets one mutation in this many, every field other ones. */
const SHARE = 8

/** Which mutations every field of a schema is sent: all for the first of its kind, a share for others. */
export function fieldPlan(schema: Schema) {
  const met = new Set<string>()
  const names = Object.keys(MUTATIONS)
  return fields(schema).map(({ path, schema: own }, index) => {
    const kind = kindOf(own)
    const first = !met.has(kind)
    met.add(kind)
    return { path, mutations: first ? names : names.filter((_, i) => (i + index) % SHARE === 0) }
  })
}

/** All fields that a validator knows, also within the first row of its arrays. */
function fields(schema: Schema, prefix: Field['path'] = []): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const path = [...prefix, name]
    return [{ path, schema: member }, ...fields(member, path)]
  })
  return schema.items ? [...own, ...fields(schema.items, [...prefix, 0])] : own
}

/** Texts that differ only in their longest length are of one kind. */
function kindOf(schema: Schema): string {
  return JSON.stringify(schema, (key, value) => (key === 'maxLength' ? undefined : value))
}
