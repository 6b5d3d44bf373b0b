import { useCallback, useRef } from 'react'

/** Moves the focus between the cells of the grid by row and day; where there is none it stays. */
export function useGridFocus() {
  const box = useRef<HTMLTableElement>(null)
  const goTo = useCallback((row: number, day: number) => {
    const cellThere = () =>
      box.current?.querySelector<HTMLInputElement>(`input[data-cell="${row}.${day}"]`)
    const cell = cellThere()
    // what is typed next belongs to the next cell already; a row just added is there with the next frame
    if (cell) enter(cell)
    else requestAnimationFrame(() => enter(cellThere()))
  }, [])
  return { box, goTo }
}

function enter(cell: HTMLInputElement | null | undefined) {
  if (!cell || cell.disabled) return
  cell.focus()
  cell.select()
}
