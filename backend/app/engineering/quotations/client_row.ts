/** Where a line stands in a client's workbook: the file, the sheet from 0, and the row from 1. */
export interface ClientRow {
  fileId: number
  sheet: number
  row: number
}

export const CLIENT_ROW = /^\d{1,10}:\d{1,3}:\d{1,7}$/

/** As lines keep it: `12:0:17`. A copy of the line in another quotation points to no file of that one. */
export const clientRowText = ({ fileId, sheet, row }: ClientRow) => `${fileId}:${sheet}:${row}`

/** The row of this file that a line was made of; null for a line of another, or of none. */
export function clientRowIn(fileId: number, text: string | null | undefined): ClientRow | null {
  if (!text || !CLIENT_ROW.test(text)) return null
  const [file, sheet, row] = text.split(':').map(Number)
  return file === fileId ? { fileId, sheet, row } : null
}
