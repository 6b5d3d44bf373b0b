import { csvTable } from '@binaa/backend/csv'

/** Cells of one sheet as text, row by row. */
export interface Sheet {
  name: string
  rows: string[][]
}

type Cell = string | number | boolean | Date | null | undefined

/**
 * The sheets of a workbook (`.xlsx`) or the rows of a `.csv`, read in the browser.
 * @throws Error when it is neither
 */
export async function readWorkbook(file: File): Promise<Sheet[]> {
  if (/\.(csv|tsv|txt)$/i.test(file.name)) {
    return [{ name: file.name, rows: csvTable(new Uint8Array(await file.arrayBuffer())) }]
  }
  const { default: readSheets } = await import('read-excel-file/browser')
  const sheets = await readSheets(file)
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: (data as Cell[][]).map((row) => row.map(textOf)),
  }))
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // what a spreadsheet computes carries its binary tail: four decimals are what a bill has
  if (typeof cell === 'number') return String(Number(cell.toFixed(4)))
  return String(cell)
}
