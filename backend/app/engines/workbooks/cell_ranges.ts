import { columnNumber } from '#engines/spreadsheet/column_names'

/** A block of cells; rows from 1, columns from 0, both ends in it. */
export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

const CELL = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/

/** The column of `B12`; null for what is no address. */
export function columnOf(address: string | undefined): number | null {
  const letters = address && CELL.exec(address)?.[1]
  return letters ? columnNumber(letters) : null
}

/** `A1:C3` or `A1`; null for what is neither. */
export function rangeOf(text: string | undefined): CellRange | null {
  const [first, last = first] = (text ?? '').split(':').map((one) => CELL.exec(one))
  if (!first || !last) return null
  return {
    top: Number(first[2]),
    bottom: Number(last[2]),
    left: columnNumber(first[1]),
    right: columnNumber(last[1]),
  }
}

export const isInside = ({ top, bottom, left, right }: CellRange, row: number, column: number) =>
  row >= top && row <= bottom && column >= left && column <= right
