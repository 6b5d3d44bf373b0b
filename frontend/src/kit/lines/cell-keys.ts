import type { KeyboardEvent } from 'react'
import { isBlank } from './operations'
import type { Line, LineColumn } from './types'

interface CellKey {
  lines: Line[]
  columns: LineColumn[]
  blank: () => Line
  index: number
  column: number
  goTo: (row: number, column: number) => void
  duplicate: () => void
  insert: () => void
  remove: () => void
  move: (by: number) => void
}

/**
 * Enter goes down a line, making one at the end; Tab from a filled last line starts the next; arrows
 * go up and down. With Ctrl: D duplicates, Enter inserts below, Delete removes. Alt and an arrow
 * moves the line.
 */
export function onCellKey(event: KeyboardEvent, cell: CellKey): void {
  const isOpenList = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true'
  if (event.nativeEvent.isComposing) return
  const command = commandOf(event, cell, isOpenList)
  if (!command) return
  event.preventDefault()
  command()
}

type Command = (() => void) | null

function commandOf(event: KeyboardEvent, cell: CellKey, isOpenList: boolean): Command {
  if (event.ctrlKey || event.metaKey) return withControl(event, cell)
  if (event.altKey) return withAlt(event, cell)
  return isOpenList ? null : plain(event, cell)
}

function withControl(event: KeyboardEvent, cell: CellKey): Command {
  if (event.code === 'KeyD') return cell.duplicate
  if (event.key === 'Enter') return cell.insert
  return event.key === 'Delete' || (event.key === 'Backspace' && event.shiftKey)
    ? cell.remove
    : null
}

function withAlt({ key }: KeyboardEvent, cell: CellKey): Command {
  if (key === 'ArrowUp') return () => cell.move(-1)
  return key === 'ArrowDown' ? () => cell.move(1) : null
}

function plain(event: KeyboardEvent, cell: CellKey): Command {
  const { index, column, columns, lines, blank, goTo } = cell
  if (event.key === 'Enter' && !event.shiftKey) return () => goTo(index + 1, column)
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return byArrow(event, cell)
  const isLastCell = index === lines.length - 1 && column === columns.length - 1
  if (event.key !== 'Tab' || event.shiftKey || !isLastCell) return null
  // From a blank line Tab leaves the grid, so that the keyboard is never caught in it.
  return isBlank(lines[index]!, columns, blank) ? null : () => goTo(index + 1, 0)
}

/** Where arrows have a meaning of their own (a list, a text of several lines) they keep it. */
function byArrow(event: KeyboardEvent, { index, column, columns, lines, goTo }: CellKey): Command {
  const { kind } = columns[column]!
  if (kind === 'choice' || kind === 'suggest') return null
  if ((event.target as HTMLTextAreaElement).value.includes('\n')) return null
  const to = index + (event.key === 'ArrowUp' ? -1 : 1)
  return to < 0 || to >= lines.length ? null : () => goTo(to, column)
}
