/** A row of a table as text, with its number in the file (the first row is 1). */
export interface TableRow {
  number: number
  cells: string[]
  /** The line of a CSV file in which a quotation mark begins a cell that nothing ends. */
  unclosedLine?: number
}

/** Cells beyond these are no part of a table. */
export const MOST_COLUMNS = 500
/** Characters of one row; a workbook allows 32,767 in a cell. */
export const LONGEST_ROW = 1024 * 1024
