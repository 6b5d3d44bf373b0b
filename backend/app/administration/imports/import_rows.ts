import type { Language } from '#core/base/language'
import type { ImportDefinition, RowProblem, RowValues } from '#core/imports/registry'
import { translatorIn } from '#core/base/language'
import type { TableFormat } from '#engines/spreadsheet/table_rows'
import { namePieces, shownCells, withWholeName } from './headings.js'
import { writtenRows } from '#engines/documents/written_rows'

export interface RowProblemAt extends RowProblem {
  row: number
}

interface Reading {
  /** The rows of the file, as the reading process has written them. */
  rowsPath: string
  format: TableFormat
  /** As the import keeps them. */
  headings: readonly string[]
  /** Field → column. */
  mapping: Record<string, number>
  definition: ImportDefinition
  language: Language
}

export interface ReadRow {
  number: number
  cells: string[]
  values: RowValues
  unclosedLine?: number
}

/** The rows of an import below its headings, as fields. */
export async function* importRows(reading: Reading): AsyncGenerator<ReadRow> {
  const { rowsPath, mapping, definition } = reading
  const columns = Object.entries(mapping)
  let found: readonly string[] | null = null
  let pieces: number[] = []
  for await (const { number, cells: stored, unclosedLine } of writtenRows(rowsPath)) {
    if (!found) {
      if (!isHeading(stored, reading)) continue
      found = stored
      pieces = definition.isOfPeople ? namePieces(shownCells(found)) : []
      continue
    }
    const cells = withWholeName(stored, pieces, reading.headings.length - 1)
    const values = Object.fromEntries(
      columns.map(([field, column]) => [field, valueOf(cells[column] ?? '', definition)])
    )
    yield { number, cells, values, unclosedLine }
  }
}

/** The row that the import has found its headings in; of cards it is the first one. */
function isHeading(stored: readonly string[], { format, headings }: Reading): boolean {
  if (format === 'vcf') return true
  const cells = shownCells(stored)
  return cells.length > 0 && cells.every((cell, column) => cell === headings[column])
}

/** Several values of one kind, as an address book writes them into one cell. */
const SEVERAL = ' ::: '

function valueOf(cell: string, { isOfPeople }: ImportDefinition): string | null {
  const text = undefuse(isOfPeople ? cell.split(SEVERAL)[0] : cell)
  return text || null
}

/** What a row means, or why it cannot be taken. */
export function understood(
  { definition, language }: Pick<Reading, 'definition' | 'language'>,
  { values, unclosedLine }: ReadRow
): ReturnType<ImportDefinition['read']> {
  if (unclosedLine === undefined) return definition.read(values, language)
  // the lines after it are in one of its cells, so their meaning is unknown
  const message = translatorIn(language)('imports.unclosed_quote', { line: unclosedLine })
  return Promise.resolve({ problems: [{ field: null, message }] })
}

/** Our own exports put an apostrophe before what a spreadsheet would calculate. */
function undefuse(text: string) {
  return /^'(?:[=+\-@]|0\d+$|\d{16,}$)/.test(text) ? text.slice(1) : text
}

export type { Reading }
