import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { LineRow, type LineActions } from './line-row'
import type { Line, LineColumn } from './types'

interface LinesBodyProps {
  lines: Line[]
  columns: LineColumn[]
  actions: LineActions
  errors: Record<number, Record<string, string>>
  total?: (line: Line) => React.ReactNode
  strict: boolean
  disabled?: boolean
  table: RefObject<HTMLTableElement | null>
  /** Set to what scrolls to a line. */
  reveal: RefObject<(row: number) => void>
  /** Called when other lines have been drawn. */
  onDrawn: () => void
}

const NO_ERRORS: Record<string, string> = {}
/** Up to so many lines are drawn at once; of more only those near the screen. */
const DRAWN_WHOLE = 60
const ROW_HEIGHT = 40

/** The lines of the grid; a long bill is drawn only where it is looked at. */
export function LinesBody(props: LinesBodyProps) {
  const { lines, columns, table, reveal, onDrawn, errors, ...shared } = props
  const { shown, above, below, virtual, isLong } = useDrawnLines(lines, table)
  useEffect(() => {
    reveal.current = (row) => virtual.scrollToIndex(row, { align: 'auto' })
    onDrawn()
  })
  return (
    <tbody>
      <Spacer height={above} />
      {shown.map((index) => (
        <LineRow
          key={lines[index]!.key}
          {...shared}
          line={lines[index]!}
          index={index}
          columns={columns}
          errors={errors[index] ?? NO_ERRORS}
          measure={isLong ? virtual.measureElement : undefined}
        />
      ))}
      <Spacer height={below} />
    </tbody>
  )
}

/** Indexes of the lines near the screen, and the heights of what is left out above and below. */
function useDrawnLines(lines: Line[], table: RefObject<HTMLTableElement | null>) {
  const isLong = lines.length > DRAWN_WHOLE
  const [top, setTop] = useState(0)
  const virtual = useWindowVirtualizer({
    count: lines.length,
    enabled: isLong,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => lines[index]!.key,
  })
  useLayoutEffect(() => {
    const box = table.current?.getBoundingClientRect()
    const now = Math.round((box?.top ?? 0) + window.scrollY)
    if (isLong && now !== top) setTop(now)
  }, [isLong, lines.length, table, top])
  if (!isLong) return { shown: lines.map((_, index) => index), above: 0, below: 0, virtual, isLong }
  const items = virtual.getVirtualItems()
  return {
    shown: items.map(({ index }) => index),
    above: (items[0]?.start ?? top) - top,
    below: virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    virtual,
    isLong,
  }
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null
}
