import { useEffect, useMemo, useRef, type MouseEvent, type RefObject } from 'react'
import type { Then } from './cell-editor'
import type { Cell } from './cell-range'
import type { RowActions } from './grid-row'
import type { Commands, GridParts } from './use-commands'

const STEPS: Record<Then, [rows: number, columns: number]> = {
  down: [1, 0],
  up: [-1, 0],
  next: [0, 1],
  previous: [0, -1],
  stay: [0, 0],
}

/** The grid as it is when a cell calls. */
interface Now {
  parts: GridParts
  commands: Commands
}

/** What cells call, in an object that stays the same, so that rows are not drawn again for it. */
export function useRowActions(
  parts: GridParts,
  commands: Commands,
  box: RefObject<HTMLDivElement | null>
): RowActions {
  const latest = useRef<Now>({ parts, commands })
  useEffect(() => {
    latest.current = { parts, commands }
  })
  return useMemo(() => {
    const focus = () => box.current?.focus({ preventScroll: true })
    return {
      ...pointerActions(latest, focus),
      edit: () => void latest.current.commands.run({ do: 'edit' }),
      toggle: (id) => latest.current.parts.toggle(id),
      commit: (cell, text, then) => {
        const { problem, addedId } = latest.current.commands.commit(cell, text)
        if (problem === null) close(latest.current, { cell, then, addedId }, focus)
        return problem
      },
      cancel: () => {
        latest.current.parts.cells.setEditing(null)
        focus()
      },
    }
  }, [box])
}

interface Closing {
  cell: Cell
  then: Then
  /** The task that was made in the empty row. */
  addedId: number | undefined
}

function close({ parts }: Now, { cell, then, addedId }: Closing, focus: () => void) {
  const { cells, rows } = parts
  cells.setEditing(null)
  if (then === 'stay') return
  focus()
  const [down, across] = STEPS[then]
  if (addedId !== undefined && !down)
    cells.put({ id: addedId, column: Math.max(0, cell.column + across) })
  else cells.goTo(placeOf(rows, cell.id) + down, cell.column + across)
}

const placeOf = (rows: GridParts['rows'], id: number | null) =>
  id === null ? rows.length : rows.findIndex(({ task }) => task.id === id)

function pointerActions(
  latest: RefObject<Now>,
  focus: () => void
): Pick<RowActions, 'press' | 'selectRow'> {
  return {
    press: (event: MouseEvent, id, column) => {
      if (isInEditor(event)) return
      event.preventDefault()
      focus()
      const { cells, rows } = latest.current.parts
      cells.goTo(placeOf(rows, id), column, event.shiftKey)
    },
    selectRow: (event: MouseEvent, id) => {
      if ((event.target as HTMLElement).closest('button')) return
      event.preventDefault()
      focus()
      const { cells, rows } = latest.current.parts
      const row = placeOf(rows, id)
      const { top, bottom } = event.shiftKey ? cells.range : { top: row, bottom: row }
      cells.select(Math.min(top, row), Math.max(bottom, row))
    },
  }
}

const isInEditor = ({ target }: MouseEvent) =>
  (target as HTMLElement).closest('input, .ant-select') !== null
