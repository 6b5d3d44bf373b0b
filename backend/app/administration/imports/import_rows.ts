import type { Language } from '#core/base/language'
import type { ImportDefinition, RowProblem, RowValues } from '#core/imports/registry'
import { translatorIn } from '#core/base/language'
import { writtenRows } from '#engines/documents/written_rows'

export interface RowProblemAt extends RowProblem {
  row: number
}

interface Reading {
  /** The rows of the file, as the reading process has written them. */
  rowsPath: string
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
export async function* importRows({ rowsPath, mapping }: Reading): AsyncGenerator<ReadRow> {
  let heading = true
  const columns = Object.entries(mapping)
  for await (const { number, cells, unclosedLine } of writtenRows(rowsPath)) {
    if (heading) {
      heading = false
      continue
    }
    const values = Object.fromEntries(
      columns.map(([field, column]) => [field, undefuse(cells[column] ?? '') || null])
    )
    yield { number, cells, values, unclosedLine }
  }
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
