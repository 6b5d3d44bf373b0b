/** A cell: a task by its id, null for the empty row at the end, and a column by its place. */
export interface Cell {
  id: number | null
  column: number
}

/** A rectangle of cells by the places of rows and columns, ends included. */
export interface Range {
  top: number
  bottom: number
  start: number
  end: number
}

export function rangeOf(
  from: [row: number, column: number],
  to: [row: number, column: number]
): Range {
  return {
    top: Math.min(from[0], to[0]),
    bottom: Math.max(from[0], to[0]),
    start: Math.min(from[1], to[1]),
    end: Math.max(from[1], to[1]),
  }
}

export const isOneCell = ({ top, bottom, start, end }: Range) => top === bottom && start === end
