import { useLayoutEffect, useState, type RefObject } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'

/** Up to so many rows are drawn at once; of more only those near the screen. */
const DRAWN_WHOLE = 60

interface WindowRows {
  count: number
  keyOf: (index: number) => string | number
  rowHeight: number
  table: RefObject<HTMLElement | null>
}

/** Of a long table in the page: the rows near the screen, and the heights of what is left out above and below. */
export function useWindowRows({ count, keyOf, rowHeight, table }: WindowRows) {
  const isLong = count > DRAWN_WHOLE
  const [top, setTop] = useState(0)
  const virtual = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    getItemKey: keyOf,
  })
  useLayoutEffect(() => {
    const box = table.current?.getBoundingClientRect()
    const now = Math.round((box?.top ?? 0) + window.scrollY)
    if (isLong && now !== top) setTop(now)
  }, [isLong, count, table, top])
  if (!isLong) {
    const shown = Array.from({ length: count }, (_, index) => index)
    return { shown, above: 0, below: 0, virtual, isLong }
  }
  const items = virtual.getVirtualItems()
  return {
    shown: items.map(({ index }) => index),
    above: (items[0]?.start ?? top) - top,
    below: virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    virtual,
    isLong,
  }
}
