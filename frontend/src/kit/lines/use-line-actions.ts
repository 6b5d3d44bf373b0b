import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import type { LineActions } from './line-row'
import { onCellKey } from './cell-keys'
import { onCellPaste, type PasteLoss } from './cell-paste'
import { duplicate, fillLine, insertBelow, move, remove } from './operations'
import type { Line, LineColumn } from './types'

interface LineActionsInput {
  lines: Line[]
  /** Those on screen. */
  columns: LineColumn[]
  /** With those that are kept away: a spreadsheet may name them. */
  all: LineColumn[]
  blank: () => Line
  onChange: (lines: Line[]) => void
  /** Whether to paste although something is lost. */
  confirmLoss: (loss: PasteLoss) => Promise<boolean>
}

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled])'

/** What can be done to the lines, with callbacks that stay the same so that rows need no redraw. */
export function useLineActions(input: LineActionsInput) {
  const latest = useRef(input)
  const table = useRef<HTMLTableElement>(null)
  const focusNext = useRef<string | null>(null)
  /** Scrolls to a line that is not drawn at the moment. */
  const reveal = useRef<(row: number) => void>(() => undefined)

  const settleFocus = useCallback(() => {
    if (focusNext.current === null) return
    if (focusCell(table.current, focusNext.current)) focusNext.current = null
  }, [])

  useEffect(() => {
    latest.current = input
    // A cell of a line just added or scrolled to exists only after it has been drawn.
    settleFocus()
  })

  const actions = useMemo(() => createActions({ latest, table, focusNext, reveal }), [])
  return { actions, table, reveal, settleFocus }
}

interface Grid {
  latest: RefObject<LineActionsInput>
  table: RefObject<HTMLTableElement | null>
  /** The cell that gets the focus once it is drawn, as `row:column`. */
  focusNext: RefObject<string | null>
  reveal: RefObject<(row: number) => void>
}

function createActions(grid: Grid): LineActions {
  const { latest } = grid
  const write = (lines: Line[]) => latest.current.onChange(lines)
  const change = (lines: Line[], row: number, column: number) => {
    grid.focusNext.current = `${Math.max(0, Math.min(row, lines.length - 1))}:${column}`
    write(lines)
  }
  return {
    fill: (index, values) => write(fillLine(latest.current.lines, index, values)),
    duplicate: (index) => write(duplicate(latest.current.lines, index)),
    remove: (index) => write(remove(latest.current.lines, index)),
    key: (event, index, column) => {
      const { lines, blank } = latest.current
      onCellKey(event, {
        ...latest.current,
        index,
        column,
        goTo: (row, to) => goTo(grid, row, to),
        duplicate: () => change(duplicate(lines, index), index + 1, column),
        insert: () => change(insertBelow(lines, index, blank()), index + 1, column),
        remove: () => change(remove(lines, index), index, column),
        move: (by) => {
          const to = index + by
          if (to >= 0 && to < lines.length) change(move(lines, index, to), to, column)
        },
      })
    },
    paste: (event, row, column) => onCellPaste(event, { row, column, ...latest.current }),
  }
}

/** Focuses a cell; below the last line it first adds one, and far away it scrolls there. */
function goTo({ latest, table, focusNext, reveal }: Grid, row: number, column: number): void {
  const { lines, blank, onChange } = latest.current
  if (row < 0) return
  focusNext.current = `${row}:${column}`
  if (row >= lines.length) onChange([...lines, blank()])
  else if (focusCell(table.current, `${row}:${column}`)) focusNext.current = null
  else reveal.current(row)
}

function focusCell(table: HTMLTableElement | null, cell: string): boolean {
  const input = table?.querySelector(`[data-cell="${cell}"]`)?.querySelector<HTMLElement>(FOCUSABLE)
  input?.focus()
  return input !== null && input !== undefined
}
