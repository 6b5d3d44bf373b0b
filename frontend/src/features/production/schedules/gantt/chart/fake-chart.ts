import type { ChartContent, GanttChart } from './types'

/** What tests have had drawn, the newest last. */
export const drawn: ChartContent[] = []

/**
 * A chart of two rows, one below the other. All tests share it: files of one worker share their modules, so
 * a second stand-in would never be seen.
 */
export function createChart(): GanttChart {
  return {
    show: (content) => void drawn.push(content),
    zoom: () => {},
    outline: () => {},
    focus: () => {},
    reveal: () => {},
    neighbour: (at, rows) => (at === null ? 1 : Math.min(2, Math.max(1, at + rows))),
    toggle: () => {},
    scrollTo: () => {},
    view: () => ({ offset: 0, width: 800, scrolled: 0 }),
    xOf: (moment) => moment / 60,
    momentAt: (x) => x * 60,
    destroy: () => {},
  }
}
