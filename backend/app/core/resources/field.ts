import type { SchemaTypes } from '@vinejs/vine/types'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import type { Language } from '#core/base/language'
import type { JsonSchema } from '#core/openapi/schema'
import type { FieldType } from '#core/listing/definition'

export type Words = Record<Language, string>

/** What every table of a plain resource has, by `stamps` of its migration. */
export interface PlainRow extends LucidRow {
  id: number
  version: number
  createdBy: number | null
  updatedBy: number | null
  createdAt: DateTime
  updatedAt: DateTime
}

export type PlainModel = LucidModel & (new () => PlainRow)

/** What the author of a resource decides about a field. */
export interface FieldOptions {
  required?: boolean
  /** No two records share a value. */
  unique?: boolean
  /** Found by the search of the list and of the portal. */
  search?: boolean
  /** False keeps the list from being sorted by it, so it needs no index. */
  sort?: boolean
  /** False keeps it out of the filters of the list altogether. */
  listed?: boolean
  /** A name, sorted by the letters of the alphabet (`letters` of a list). */
  letters?: true
  /** Column of the same name as Arabic users are shown it, where that is not the field `…Ar`. */
  arabic?: string
}

/** One field of a plain resource: how it is checked, stored, listed, described and answered. */
export interface Field extends FieldOptions {
  label: Words
  /** Ending of its column and of the model's attribute, such as `_minor` and `Minor`. */
  stored?: { column: string; attribute: string }
  /** Type of its filter; without it the field is not part of the list. */
  type?: FieldType
  rule: () => SchemaTypes & { optional(): SchemaTypes; nullable(): { optional(): SchemaTypes } }
  schema: JsonSchema
  /** Value of a new record that does not state one. */
  initial?: unknown
  /** `record` is the one that has the value, e.g. for the currency of an amount. */
  toStored?: (value: never, record: never) => unknown
  toWire?: (value: never, record: never) => unknown
  /** Values of a fixed list. */
  choices?: { list: string; values: readonly { value: string }[] }
  /** The record of another table that it names. */
  refersTo?: { table: string; name: string; nameAr?: string }
  /** Kept in rows of its own: read from the preloaded record, written after the record is saved. */
  rows?: {
    preload: string
    /** Answered with one record, never in the list: there may be many. */
    alone?: boolean
    read(record: never): unknown
    write(record: never, value: never): Promise<void>
    /** As the audit log compares it, where the answer is not made of texts. */
    toAudit?(record: never): unknown
  }
}

export type Fields = Record<string, Field>
export type Client = Pick<QueryClientContract, 'from'>
