import { useRef, type PointerEvent } from 'react'
import styles from './grid.module.css'

const NARROWEST = 60

interface ResizeHandleProps {
  /** Called with the width in pixels once the handle is let go. */
  onResize: (width: number) => void
}

/** The edge of a column header; drawn with the pointer it makes the column wider or narrower. */
export function ResizeHandle({ onResize }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number; sign: number } | null>(null)
  const begin = (event: PointerEvent<HTMLElement>) => {
    const header = event.currentTarget.closest('th')
    if (!header) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const sign = getComputedStyle(header).direction === 'rtl' ? -1 : 1
    start.current = { x: event.clientX, width: header.offsetWidth, sign }
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const { x, width, sign } = start.current
    start.current = null
    const next = Math.max(NARROWEST, Math.round(width + (event.clientX - x) * sign))
    if (next !== width) onResize(next)
  }
  return (
    <span
      aria-hidden
      className={`${styles.resize} no-print`}
      onPointerDown={begin}
      onPointerUp={end}
      // a drawn edge must not sort the column as well
      onClick={(event) => event.stopPropagation()}
    />
  )
}
