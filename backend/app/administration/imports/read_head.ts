import { invalid } from '#core/exceptions/app_error'
import { tableRows, type TableFormat } from '#core/spreadsheet/table_rows'

const SAMPLE_ROWS = 5
const MOST_COLUMNS = 200
const LONGEST = 200

/**
 * The headings and the first rows of a table file.
 * @throws AppError 422 on `file` when it has no rows or cannot be read as a table
 */
export async function readHead(path: string, format: TableFormat) {
  const rows: string[][] = []
  try {
    for await (const { cells } of tableRows(path, format)) {
      rows.push(cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST)))
      if (rows.length > SAMPLE_ROWS) break
    }
  } catch {
    throw invalid({ file: ['unreadableTable'] })
  }
  const [headings, ...sample] = rows
  if (!headings || sample.length === 0) throw invalid({ file: ['emptyTable'] })
  return { headings, sample }
}
