import type { GanttChart } from './chart/types'

/** Says, at most once a frame, that another part of the time axis is in view. */
export class ViewSignal {
  private frame: number | null = null
  private shown = ''
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Differs whenever the part in view does; scrolling through the rows leaves it as it is. */
  readonly version = () => this.shown

  readonly emit = (chart: GanttChart) => {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null
      const { offset, width, scrolled } = chart.view()
      const now = [offset, width, scrolled, Math.round(chart.xOf(DISTANT))].join(' ')
      if (now === this.shown) return
      this.shown = now
      for (const listener of this.listeners) listener()
    })
  }
}

/** Where this lies on the axis tells how far the axis is zoomed. */
const DISTANT = 40_000_000
