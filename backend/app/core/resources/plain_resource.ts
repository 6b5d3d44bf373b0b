import string from '@adonisjs/core/helpers/string'
import vine from '@vinejs/vine'
import type { Listing, ListField } from '#core/listing/definition'
import type { JsonSchema } from '#core/openapi/schema'
import type { Client, Field, Fields, Words } from './field.js'

/** A resource that is nothing but its fields: a table, five verbs, a list, a history. */
interface Definition {
  /** The path below `/api`, e.g. `site-tools`. */
  endpoint: string
  table: string
  /** As the audit log and the OpenAPI document name one record, e.g. `site_tool`. */
  entity: string
  /** Several records, as an export is titled. */
  title: Words
  /** Abilities of those who read and those who change it. */
  abilities: { read: string; write: string }
  /** The field that a record is called by. */
  label: string
  defaultSort: Listing['defaultSort']
  exported?: boolean
  /** The field that is marked when another record has the same values in all that have to differ. */
  differsBy?: string
  fields: Fields
  /** What follows from rows of other tables: answered with each record, never written. */
  figures?: {
    schema: Record<string, JsonSchema>
    of(ids: number[], client: Client): Promise<ReadonlyMap<number, Record<string, unknown>>>
  }
}

export type PlainResource = ReturnType<typeof plainResource>

/** Completes a definition with what follows from it: the list and the checks of both bodies. */
export function plainResource(definition: Definition) {
  const { table, defaultSort, fields } = definition
  const names = Object.keys(fields)
  const listing: Listing = {
    table,
    search: names.some((name) => fields[name].search),
    defaultSort,
    fields: {
      ...Object.fromEntries(names.flatMap((name) => listed(name, fields))),
      updatedAt: { column: 'updated_at', type: 'instant' },
    },
  }
  const createValidator = vine.create(
    Object.fromEntries(names.map((name) => [name, ruleOf(fields[name], false)]))
  )
  const updateValidator = vine.create(
    Object.fromEntries(names.map((name) => [name, ruleOf(fields[name], true)]))
  )
  return { ...definition, listing, createValidator, updateValidator }
}

export const columnOf = (name: string, { stored }: Field) =>
  string.snakeCase(name) + (stored?.column ?? '')
export const attributeOf = (name: string, { stored }: Field) => name + (stored?.attribute ?? '')
/** `projectId` is answered with `projectName` beside it. */
export const nameOf = (name: string) => name.replace(/Id$/, 'Name')
/** Whether it may be null: neither required nor with a value from the start. */
export const isNullable = ({ required, initial }: Field) => !required && initial === undefined

function ruleOf(field: Field, changing: boolean) {
  const rule = field.rule()
  if (isNullable(field)) return rule.nullable().optional()
  return changing || !field.required ? rule.optional() : rule
}

function listed(name: string, fields: Fields): [string, ListField][] {
  const field = fields[name]
  if (!field.type || field.listed === false) return []
  const { arabic = arabicColumn(name, fields), letters } = field
  const entry: ListField = {
    column: columnOf(name, field),
    type: field.type,
    ...(arabic && { arabic }),
    ...(letters && { letters }),
    // many may have none of what is not required
    ...(field.unique && field.required && { unique: true as const }),
    ...(field.sort === false && { sort: false }),
  }
  return [[name, entry]]
}

/** Every record has an Arabic name where it is required. */
function arabicColumn(name: string, fields: Fields): string | undefined {
  const arabic = `${name}Ar`
  return fields[arabic]?.required ? columnOf(arabic, fields[arabic]) : undefined
}
