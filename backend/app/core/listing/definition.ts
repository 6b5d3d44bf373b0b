import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** `money`: minor units of the currency in the listing's field `currency`; without one, two decimals. */
export type FieldType =
  | 'text'
  | 'choice'
  | 'list'
  | 'number'
  | 'money'
  | 'decimal4'
  | 'decimal6'
  | 'score'
  | 'day'
  | 'instant'
  | 'iso'
  | 'boolean'

/** One field of a list as the wire names it. What isn't declared can be neither filtered nor sorted by. */
export interface ListField {
  column: string
  type: FieldType
  /** SQL that stands for the column where it follows from others; filtered by a range only. */
  expression?: string
  /** A query for the ids of the rows that go with the values; then the field is filtered by equality only. */
  within?: (values: number[]) => DatabaseQueryBuilderContract<any>
  /** The column of the same name as Arabic users are shown it, never empty where the name is not. */
  arabic?: string
  /** Another column that gives the order: a folded copy of a name. */
  sortBy?: string
  /** A name, sorted by the letters of the alphabet: the table has `<column>_letters`, also of the Arabic one. */
  letters?: true
  sort?: boolean
  /** No two rows share a value: its own index orders them, without the id behind it. */
  unique?: true
  /** Name of the ability without which this field does not exist for the viewer. */
  ability?: string
}

/** A search index in a table of its own, one row for each record. */
export interface SearchTable {
  /** Holds `search_text` with a full-text index. */
  table: string
  /** Its column with the record's id. */
  key: string
  /** Column of the record itself that is looked into where the index knows no word. */
  parts: string
}

/** What a resource lets be listed; every sortable column has an index that ends in `id`. */
export interface Listing {
  table: string
  fields: Record<string, ListField>
  /** The table keeps a folded `search_text` with a full-text index, and its row count; or another table does. */
  search: boolean | SearchTable
  /** Its search text holds phone numbers as one word each: what looks like one is searched as such. */
  phones?: true
  defaultSort: { field: string; order: 'asc' | 'desc' }
  /** The order that is kept for searches in very many rows: by an index that begins with the id on SQLite, beside word maps on MySQL. */
  narrow?: { field: string; index: string }
}

export type Operator = 'eq' | 'ne' | 'gte' | 'lte' | 'like' | 'empty'

export interface ListFilter {
  field: string
  operator: Operator
  values: string[]
}

/** A list request after parsing: every name in it is known to the listing. */
export interface ListQuery {
  start: number
  end: number
  sort: { field: string; order: 'asc' | 'desc' }[]
  filters: ListFilter[]
  ids: number[]
  search: string | null
}
