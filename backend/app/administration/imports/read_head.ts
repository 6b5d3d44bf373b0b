import { invalid } from '#core/base/app_error'
import { tableRows, type TableFormat } from '#engines/spreadsheet/table_rows'

const SAMPLE_ROWS = 5
const MOST_COLUMNS = 200
const LONGEST = 200

/**
 * The headings and the first rows of a table file.
 * @throws AppError 422 on `file` when it has no rows or cannot be read as a table
 */
export async function readHead(path: string, format: TableFormat) {
  const rows: string[][] = []
  let unclosed = false
  try {
    for await (const { cells, unclosedLine } of tableRows(path, format)) {
      // of the headings nothing can be told apart then
      if (unclosedLine !== undefined && rows.length === 0) unclosed = true
      rows.push(cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST)))
      if (rows.length > SAMPLE_ROWS) break
    }
  } catch {
    throw invalid({ file: ['unreadableTable'] })
  }
  if (unclosed) throw invalid({ file: ['unclosedHeading'] })
  const [headings, ...sample] = rows
  if (!headings || sample.length === 0) throw invalid({ file: ['emptyTable'] })
  return { headings, sample }
}
