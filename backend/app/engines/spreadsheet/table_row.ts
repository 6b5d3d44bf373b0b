/** A row of a table as text, with its number in the file (the first row is 1). */
export interface TableRow {
  number: number
  cells: string[]
  /** The line of a CSV file in which a quotation mark begins a cell that nothing ends. */
  unclosedLine?: number
}
