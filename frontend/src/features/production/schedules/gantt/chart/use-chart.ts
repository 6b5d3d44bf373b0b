import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createChart } from './dhtmlx-chart'
import type { ChartContent, ChartHandlers, ChartOptions, GanttChart, Zoom } from './types'

interface Used {
  host: RefObject<HTMLDivElement | null>
  /** Null until it is drawn. */
  chart: GanttChart | null
}

/**
 * Keeps a chart in an element: made again for another language, width or right, given new content and
 * zoom as they change, taken down with the page.
 */
export function useChart(
  options: ChartOptions,
  content: ChartContent,
  handlers: ChartHandlers
): Used {
  const host = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<GanttChart | null>(null)
  const latest = useLatest({ options, handlers })
  const { isRtl, isNarrow, isReadOnly, dateText, zoom } = options

  const make = useEffectEvent((element: HTMLElement) => {
    const textOf: ChartOptions['textOf'] = (id, column) => latest.current.options.textOf(id, column)
    return createChart(element, { ...options, textOf }, forwarded(latest))
  })
  useEffect(() => {
    if (!host.current) return
    const made = make(host.current)
    setChart(made)
    return () => {
      setChart(null)
      made.destroy()
    }
  }, [isRtl, isNarrow, isReadOnly, dateText])

  useEffect(() => {
    chart?.show(content)
  }, [chart, content])
  useZoom(chart, zoom)
  return { host, chart }
}

interface Latest {
  options: ChartOptions
  handlers: ChartHandlers
}

/** What the chart calls later: always that of the last rendering. */
function useLatest(value: Latest): RefObject<Latest> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

const forwarded = (latest: RefObject<Latest>): ChartHandlers => ({
  onDragging: (dragged, chart) => latest.current.handlers.onDragging(dragged, chart),
  onDragged: (dragged, chart) => latest.current.handlers.onDragged(dragged, chart),
  onLink: (link) => latest.current.handlers.onLink(link),
  onOpen: (id) => latest.current.handlers.onOpen(id),
  onFocus: (id) => latest.current.handlers.onFocus(id),
  onView: (chart) => latest.current.handlers.onView(chart),
})

function useZoom(chart: GanttChart | null, zoom: Zoom) {
  const shown = useRef<{ chart: GanttChart | null; zoom: Zoom }>({ chart: null, zoom })
  useEffect(() => {
    const { chart: known, zoom: before } = shown.current
    // a new chart begins at its zoom
    if (chart && known === chart && before !== zoom) chart.zoom(zoom)
    shown.current = { chart, zoom }
  }, [chart, zoom])
}
