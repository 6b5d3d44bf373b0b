import type { GanttStatic } from 'dhtmlx-gantt/codebase/dhtmlxgantt.es.js'
import type { ChartOptions, Zoom } from './types'

interface Level {
  /** Pixels of the smallest unit. */
  width: number
  scales: [Scale, Scale]
}

interface Scale {
  unit: string
  step: number
  parts: Intl.DateTimeFormatOptions | 'quarter'
}

const LEVELS: Record<Zoom, Level> = {
  hour: {
    width: 34,
    scales: [
      { unit: 'day', step: 1, parts: { weekday: 'long', day: 'numeric', month: 'short' } },
      { unit: 'hour', step: 2, parts: { hour: '2-digit', hourCycle: 'h23' } },
    ],
  },
  day: {
    width: 38,
    scales: [
      { unit: 'month', step: 1, parts: { month: 'long', year: 'numeric' } },
      { unit: 'day', step: 1, parts: { weekday: 'short', day: 'numeric' } },
    ],
  },
  week: {
    width: 84,
    scales: [
      { unit: 'month', step: 1, parts: { month: 'long', year: 'numeric' } },
      { unit: 'week', step: 1, parts: { day: 'numeric', month: 'short' } },
    ],
  },
  month: {
    width: 92,
    scales: [
      { unit: 'year', step: 1, parts: { year: 'numeric' } },
      { unit: 'month', step: 1, parts: { month: 'long' } },
    ],
  },
  quarter: {
    width: 96,
    scales: [
      { unit: 'year', step: 1, parts: { year: 'numeric' } },
      { unit: 'quarter', step: 1, parts: 'quarter' },
    ],
  },
  year: {
    width: 120,
    scales: [
      { unit: 'year', step: 5, parts: { year: 'numeric' } },
      { unit: 'year', step: 1, parts: { year: 'numeric' } },
    ],
  },
}

/** How many minutes the arrow keys and the pointer move a task by. */
export const STEP: Record<Zoom, number> = {
  hour: 60,
  day: 1440,
  week: 1440,
  month: 1440,
  quarter: 7 * 1440,
  year: 7 * 1440,
}

/** Whether closed hours and days are wide enough to be seen. */
export const isShaded = (zoom: Zoom) => zoom === 'hour' || zoom === 'day' || zoom === 'week'

export function applyScales(
  gantt: GanttStatic,
  zoom: Zoom,
  { dateText, quarterText }: Pick<ChartOptions, 'dateText' | 'quarterText'>
) {
  const { width, scales } = LEVELS[zoom]
  gantt.config.min_column_width = width
  gantt.config.scale_height = 48
  const shown = scales.map(({ unit, step, parts }) => ({
    unit,
    step,
    format: (date: Date) =>
      parts === 'quarter'
        ? quarterText(Math.floor(date.getMonth() / 3) + 1, date.getFullYear())
        : dateText(date, parts),
  }))
  gantt.config.scales = shown as unknown as typeof gantt.config.scales
}
