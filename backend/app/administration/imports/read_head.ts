import { invalid } from '#core/base/app_error'
import { readTableHead } from '#engines/documents/read_document'
import { DocumentError } from '#engines/ooxml/document_error'
import type { TableFormat } from '#engines/spreadsheet/table_rows'

const SAMPLE_ROWS = 5
const MOST_COLUMNS = 200
const LONGEST = 200

/**
 * The headings and the first rows of a table file.
 * @throws AppError 422 on `file` when it has no rows or cannot be read as a table
 */
export async function readHead(path: string, format: TableFormat) {
  const head = await readTableHead({ path, format, rows: 1 + SAMPLE_ROWS }).catch(refuse)
  // the headings can't be distinguished then
  if (head[0]?.unclosedLine !== undefined) throw invalid({ file: ['unclosedHeading'] })
  const [headings, ...sample] = head.map(({ cells }) =>
    cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST))
  )
  if (!headings || sample.length === 0) throw invalid({ file: ['emptyTable'] })
  return { headings, sample }
}

function refuse(error: unknown): never {
  throw error instanceof DocumentError ? invalid({ file: ['unreadableTable'] }) : error
}
