import { invalid } from '#core/base/app_error'
import type { Language } from '#core/base/language'
import type { ImportDefinition } from '#core/imports/registry'
import { readTableHead } from '#engines/documents/read_document'
import { DocumentError } from '#engines/ooxml/document_error'
import type { TableFormat } from '#engines/spreadsheet/table_rows'
import { headingAt, LOOKED_AT, namePieces, shownCells, withWholeName } from './headings.js'

const SAMPLE_ROWS = 5

interface Table {
  path: string
  format: TableFormat
}

/**
 * The headings and the rows below them of a table file.
 * @throws AppError 422 on `file` when it has no rows or cannot be read as a table
 */
export async function readHead(
  { path, format }: Table,
  { fields, isOfPeople }: Pick<ImportDefinition, 'fields' | 'isOfPeople'>,
  language: Language
) {
  const head = await readTableHead({ path, format, rows: LOOKED_AT + SAMPLE_ROWS }).catch(refuse)
  const rows = head.map(({ cells }) => shownCells(cells))
  const at = headingAt(fields, rows)
  // the headings can't be distinguished then
  if (head.slice(0, at + 1).some(({ unclosedLine }) => unclosedLine !== undefined))
    throw invalid({ file: ['unclosedHeading'] })
  const [found, ...below] = rows.slice(at, at + 1 + SAMPLE_ROWS)
  if (!found || below.length === 0) throw invalid({ file: ['emptyTable'] })
  // a file of cards has no headings: its rows are fields already
  if (format === 'vcf') return { headings: fieldNames(found, fields, language), sample: below }
  const pieces = isOfPeople ? namePieces(found) : []
  const [headings, ...sample] = [found, ...below].map((cells) =>
    withWholeName(cells, pieces, found.length)
  )
  return { headings, sample }
}

function fieldNames(
  keys: readonly string[],
  fields: ImportDefinition['fields'],
  language: Language
): string[] {
  return keys.map((name) => fields.find(({ key }) => key === name)?.label[language] ?? name)
}

function refuse(error: unknown): never {
  throw error instanceof DocumentError ? invalid({ file: ['unreadableTable'] }) : error
}
