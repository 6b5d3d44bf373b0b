import type { Language } from '#core/http/language'
import type { ImportDefinition, RowProblem, RowValues } from '#core/imports/registry'
import { tableRows, type TableFormat } from '#core/spreadsheet/table_rows'

export interface RowProblemAt extends RowProblem {
  row: number
}

interface Reading {
  path: string
  format: TableFormat
  /** Field → column. */
  mapping: Record<string, number>
  definition: ImportDefinition
  language: Language
}

export interface ReadRow {
  number: number
  cells: string[]
  values: RowValues
}

/** The rows of an import below its headings, as fields. */
export async function* importRows({ path, format, mapping }: Reading): AsyncGenerator<ReadRow> {
  let heading = true
  const columns = Object.entries(mapping)
  for await (const { number, cells } of tableRows(path, format)) {
    if (heading) {
      heading = false
      continue
    }
    const values = Object.fromEntries(
      columns.map(([field, column]) => [field, undefuse(cells[column] ?? '') || null])
    )
    yield { number, cells, values }
  }
}

/** Our own exports put an apostrophe before what a spreadsheet would calculate. */
function undefuse(text: string) {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}

export type { Reading }
