import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Cell, CsvColumn } from '#engines/csv/csv_line'
import type { Language } from '#core/base/language'
import type { Listing, ListQuery } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

type Query = DatabaseQueryBuilderContract<any>

/** Who the rows are for. */
export interface ExportViewer {
  userId: number
  abilities: ReadonlySet<string>
}

export interface ExportColumn<Row> extends CsvColumn {
  /** As `columns` of a request names it; the name of the list's field. */
  key: string
  label: Record<Language, string>
  /** Without this ability the column does not exist for the viewer. */
  ability?: string
  /** In every file of a list, also where the list itself does not show it. */
  always?: boolean
  value(row: Row): Cell
}

/** What may be exported of one resource: the rows of its list, for who may see that list. */
export interface ExportDefinition<Row = any> {
  /** As in the URL, e.g. `purchase-orders`. */
  resource: string
  /** Name of the job, e.g. `Export of clients`. */
  title: Record<Language, string>
  ability: string
  listing: Listing
  /** Columns read from the database, with their table: `clients.name`, `users.name as creator`. */
  select: string[]
  /** Joins for columns of other tables; must keep one row per record. */
  join?(query: Query): void
  /** What a batch needs beside its own columns; a row may be left out. */
  complete?(rows: { id: number }[], language: Language): Promise<Row[]>
  columns: ExportColumn<Row>[]
  /** Its columns are the fields of a card, so that it can be written as cards too. */
  isOfPeople?: boolean
  /** What the viewer may see; of sums also what the request adds up. */
  scope?(viewer: ExportViewer, query: ListQuery): Scope
}

const definitions = new Map<string, ExportDefinition>()

/** A department declares what of its own may be exported. */
export function registerExport<Row = any>(definition: ExportDefinition<Row>) {
  definitions.set(definition.resource, definition)
}

export function exportOf(resource: string): ExportDefinition | undefined {
  return definitions.get(resource)
}

/** Every one, for the tests that try them all. */
export const registeredExports = (): ExportDefinition[] => [...definitions.values()]

/** Every ability that a column of this export needs. */
export const everyAbilityOf = ({ columns }: ExportDefinition): string[] =>
  columns.flatMap(({ ability }) => ability ?? [])

/**
 * The columns this viewer gets, in the requested order.
 * @returns null when a key is unknown to this viewer
 */
export function columnsFor(
  definition: ExportDefinition,
  abilities: ReadonlySet<string>,
  keys?: readonly string[]
): ExportColumn<any>[] | null {
  const open = definition.columns.filter(({ ability }) => !ability || abilities.has(ability))
  if (!keys?.length) return open
  const chosen = keys.map((key) => open.find((column) => column.key === key))
  return chosen.every((column) => column !== undefined) ? chosen : null
}
