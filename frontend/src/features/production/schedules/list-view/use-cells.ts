import { useCallback, useMemo, useState } from 'react'
import { rangeOf, type Cell, type Range } from './cell-range'
import type { GridRow } from './columns/column'

/** A cell that is being edited, with what the editor begins with. */
export interface Editing {
  cell: Cell
  /** The same for as long as the editor is open. */
  inRow: {
    column: number
    text: string
    /** Begun by typing: arrows then leave the cell. */
    isTyped: boolean
  }
}

interface Place {
  row: number
  column: number
}

/**
 * Where the cursor is and what is selected. Cells go by the task, so that edits above do not move them.
 * @param firstId the task that it begins on; the first one where it is not there
 */
export function useCells(rows: readonly GridRow[], columnCount: number, firstId?: number) {
  const [active, setActive] = useState<Cell>(() => {
    const first = rows.find(({ task }) => task.id === firstId) ?? rows[0]
    return { id: first?.task.id ?? null, column: 0 }
  })
  const [anchor, setAnchor] = useState<Cell>(active)
  const [editing, setEditing] = useState<Editing | null>(null)
  const places = useMemo(
    () => new Map<number | null, number>(rows.map(({ task }, index) => [task.id, index])),
    [rows]
  )
  const [lastRow, setLastRow] = useState(0)
  const placeOf = ({ id, column }: Cell): Place => ({
    // where a task is gone the one that took its place is active
    row: id === null ? rows.length : (places.get(id) ?? Math.min(lastRow, rows.length)),
    column: Math.min(column, columnCount - 1),
  })
  const at = placeOf(active)
  if (places.has(active.id) && at.row !== lastRow) setLastRow(at.row)
  const from = placeOf(anchor)
  const range: Range = rangeOf([from.row, from.column], [at.row, at.column])

  const edit = useCallback((cell: Cell, text: string, isTyped: boolean) => {
    setEditing({ cell, inRow: { column: cell.column, text, isTyped } })
  }, [])
  const moves = useMoves(rows, columnCount, setActive, setAnchor)
  return { at, range, editing, edit, setEditing, ...moves }
}

type Put = (cell: Cell) => void

function useMoves(rows: readonly GridRow[], columnCount: number, setActive: Put, setAnchor: Put) {
  const goTo = useCallback(
    (row: number, column: number, extend = false) => {
      const kept = Math.max(0, Math.min(row, rows.length))
      const cell = {
        id: rows[kept]?.task.id ?? null,
        column: Math.max(0, Math.min(column, columnCount - 1)),
      }
      setActive(cell)
      if (!extend) setAnchor(cell)
    },
    [rows, columnCount, setActive, setAnchor]
  )
  const select = useCallback(
    (top: number, bottom: number) => {
      setAnchor({ id: rows[top]?.task.id ?? null, column: 0 })
      setActive({ id: rows[bottom]?.task.id ?? null, column: columnCount - 1 })
    },
    [rows, columnCount, setActive, setAnchor]
  )
  /** Puts the cursor on a task that is about to be there. */
  const put = useCallback(
    (cell: Cell) => {
      setActive(cell)
      setAnchor(cell)
    },
    [setActive, setAnchor]
  )
  return { goTo, select, put }
}

export type Cells = ReturnType<typeof useCells>
