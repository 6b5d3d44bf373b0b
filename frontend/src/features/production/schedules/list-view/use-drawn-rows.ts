import { useEffect, useRef, type RefObject } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { cellId } from './cell-id'

export const ROW_HEIGHT = 34
export const NUMBER_WIDTH = 62

/** Up to so many rows are drawn at once; of more only those near what is on screen. */
const DRAWN_WHOLE = 60

interface DrawnInput {
  box: RefObject<HTMLDivElement | null>
  count: number
  gridId: string
  cursor: { row: number; column: number }
}

/** The rows to draw, each with its distance from the top, and the height of all; keeps the cursor in sight. */
export function useDrawnRows({ box, count, gridId, cursor }: DrawnInput) {
  const isLong = count > DRAWN_WHOLE
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const { row, column } = cursor
  const opened = useRef(false)
  useEffect(() => {
    // the page begins at its beginning, or with the task that a link leads to
    const isFirst = !opened.current
    opened.current = true
    if (isFirst && row === 0) return
    if (!box.current) return
    revealDown(row, box.current)
    const cell = document.getElementById(cellId(gridId, row, column))
    if (cell) revealAcross(cell, box.current)
  }, [row, column, box, gridId])
  const drawn = isLong
    ? virtual.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : Array.from({ length: count }, (_, index) => ({ index, start: index * ROW_HEIGHT }))
  return { drawn, height: count * ROW_HEIGHT }
}

/** Scrolls until a row is whole between the heading and the lower edge. */
function revealDown(row: number, box: HTMLElement) {
  const top = row * ROW_HEIGHT
  const bottom = top + 2 * ROW_HEIGHT
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}

/** Scrolls sideways until a cell is whole, beside the columns that stay. */
function revealAcross(cell: HTMLElement, box: HTMLElement) {
  const [inner, outer] = [cell.getBoundingClientRect(), box.getBoundingClientRect()]
  const isRtl = getComputedStyle(box).direction === 'rtl'
  const left = outer.left + (isRtl ? 0 : widthBeside(cell))
  const right = outer.right - (isRtl ? widthBeside(cell) : 0)
  if (inner.left < left) box.scrollLeft -= left - inner.left
  else if (inner.right > right) box.scrollLeft += inner.right - right
}

/** Of the numbers, and of the column that stays, for a cell behind it. */
function widthBeside(cell: HTMLElement): number {
  const frozen = cell.parentElement?.querySelector<HTMLElement>(':scope > [data-frozen]')
  const isBehind = frozen && frozen.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING
  return NUMBER_WIDTH + (isBehind ? frozen.offsetWidth : 0)
}
