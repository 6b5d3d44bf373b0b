import type { KeyboardEvent } from 'react'
import { parseRows } from '../../../kit/lines/operations'
import { toLatinDigits } from '../../../kit/digits'
import type { DraftRow } from './draft'

interface Place {
  row: number
  day: number
}

interface CellKey extends Place {
  rows: number
  days: number
  isRtl: boolean
  isOpen: (day: number) => boolean
  goTo: (row: number, day: number) => void
  /** Makes a row below and goes to it. */
  add: () => void
  remove: () => void
}

/**
 * Enter and the arrows go from cell to cell, left and right once the caret is at an end of the text; Enter on the
 * last row makes the next. Ctrl with Enter inserts a row, with Delete removes it.
 */
export function onHoursKey(event: KeyboardEvent<HTMLInputElement>, cell: CellKey): void {
  if (event.nativeEvent.isComposing || event.altKey) return
  const command = event.ctrlKey || event.metaKey ? withControl(event, cell) : plain(event, cell)
  if (!command) return
  event.preventDefault()
  command()
}

function withControl(event: KeyboardEvent, { add, remove }: CellKey) {
  if (event.key === 'Enter') return add
  return event.key === 'Delete' || (event.key === 'Backspace' && event.shiftKey) ? remove : null
}

function plain(event: KeyboardEvent<HTMLInputElement>, cell: CellKey): (() => void) | null {
  const { row, day, rows, goTo, add } = cell
  switch (event.key) {
    case 'Enter':
      if (event.shiftKey) return () => goTo(row - 1, day)
      return row === rows - 1 ? add : () => goTo(row + 1, day)
    case 'ArrowUp':
      return () => goTo(row - 1, day)
    case 'ArrowDown':
      return () => goTo(row + 1, day)
    case 'ArrowLeft':
    case 'ArrowRight':
      return sideways(event, cell)
    default:
      return null
  }
}

/** Hours are written left to right in both languages; the days run with the language. Closed days are passed over. */
function sideways(event: KeyboardEvent<HTMLInputElement>, cell: CellKey) {
  const { row, day, isRtl, isOpen, goTo } = cell
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const isLeft = event.key === 'ArrowLeft'
  // within the text they move the caret; at either end of it, where typing leaves it, they leave the cell
  if (selectionStart !== 0 && selectionEnd !== value.length) return null
  const by = isLeft === isRtl ? 1 : -1
  let to = day + by
  while (to >= 0 && to < cell.days && !isOpen(to)) to += by
  return () => goTo(row, to)
}

/**
 * The rows after a block of a spreadsheet was pasted at a cell; null where the text is not a block. What does not
 * fit into the week or its rows is left out, as are days that are closed.
 */
export function pasted(
  rows: readonly DraftRow[],
  { row, day }: Place,
  text: string,
  isOpen: (day: number) => boolean
): DraftRow[] | null {
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return null
  const block = parseRows(text)
  return rows.map((one, at) => {
    const cells = block[at - row]
    if (at < row || !cells) return one
    const hours = one.hours.map((old, on) => {
      const cell = cells[on - day]
      return on < day || cell === undefined || !isOpen(on) ? old : toLatinDigits(cell.trim())
    })
    return { ...one, hours }
  })
}
