import type { ClipboardEvent } from 'react'
import { parseRows, pasteRows } from './operations'
import type { Line, LineColumn } from './types'

interface CellPaste {
  lines: Line[]
  columns: LineColumn[]
  /** With those that are kept away: a spreadsheet may name them. */
  all: LineColumn[]
  blank: () => Line
  onChange: (lines: Line[]) => void
  row: number
  column: number
}

/** Text with tabs or several lines is a block of cells from a spreadsheet. */
export function onCellPaste(event: ClipboardEvent, target: CellPaste): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return
  event.preventDefault()
  const { lines, columns, all, blank, onChange, row, column } = target
  onChange(pasteRows(lines, { columns, all }, { row, column }, parseRows(text), blank))
}
