import type { GanttStatic } from 'dhtmlx-gantt/codebase/dhtmlxgantt.es.js'
import { dayOf, MINUTES_OF_DAY, type Moment } from '@binaa/backend/moment'
import type { WorkCalendar } from '@binaa/backend/work-calendar'
import { escaped, ROW_HEIGHT, type BarTask } from './configure'
import { isShaded } from './scales'
import { dateOf, momentOf } from './time'
import type { ChartContent, ChartOptions, Span, Zoom } from './types'

/** Rows above and below those in view, so that a short scroll shows no gap. */
const SPARE_ROWS = 6

interface Drawing {
  /** Of the part of the chart in view; measured when it is drawn anew, not while it is scrolled. */
  size: { width: number; height: number }
  gantt: GanttStatic
  content: ChartContent
  options: ChartOptions
  zoom: Zoom
  outlines: ReadonlyMap<number, Span>
}

/**
 * Draws what this edition of the library has no layers for, behind the bars of the rows in view: closed
 * time, baselines, slack, deadlines, pins, late material, where a task was and where it would go, today, the data date.
 */
export function drawMarks(drawing: Drawing, element: HTMLElement) {
  const { gantt, content, zoom } = drawing
  const x = (moment: Moment) => Math.round(gantt.posFromDate(dateOf(moment)))
  const { from, to, left, right } = inView(drawing)
  const window: Span = [momentOf(gantt.dateFromPos(left)), momentOf(gantt.dateFromPos(right))]
  const total = gantt.getVisibleTaskCount()
  const height = Math.max(total * ROW_HEIGHT, drawing.size.height)
  const parts = rules(gantt, [left, right], height)
  if (isShaded(zoom) && content.calendar)
    parts.push(...closedTime(content.calendar, { window, zoom, x, top: 0, height }))
  for (let index = from; index < Math.min(to, total); index++) {
    const bar = gantt.getTaskByIndex(index) as BarTask | null
    if (bar) parts.push(...marksOf(bar, index * ROW_HEIGHT, { ...drawing, x, window }))
  }
  parts.push(...lines(drawing, x, height))
  element.innerHTML = parts.join('')
}

function inView({ gantt, size: { width, height } }: Drawing) {
  const { x, y } = gantt.getScrollState()
  return {
    from: Math.max(0, Math.floor(y / ROW_HEIGHT) - SPARE_ROWS),
    to: Math.ceil((y + height) / ROW_HEIGHT) + SPARE_ROWS,
    left: Math.max(0, x - width / 2),
    right: x + width * 1.5,
  }
}

interface Strips {
  window: Span
  zoom: Zoom
  x: (moment: Moment) => number
  top: number
  height: number
}

/** Strips over the time in which nobody works: hours where they are wide enough, else whole days. */
function closedTime(calendar: WorkCalendar, { window, zoom, x, top, height }: Strips): string[] {
  const found: string[] = []
  const strip = (from: Moment, to: Moment) => {
    const left = x(from)
    found.push(box('closed', left, top, x(to) - left, height))
  }
  const [first, last] = [dayOf(window[0]), dayOf(window[1])]
  let closedFrom: Moment | null = null
  const step = zoom === 'hour' ? 60 : MINUTES_OF_DAY
  for (let at = first * MINUTES_OF_DAY; at <= (last + 1) * MINUTES_OF_DAY; at += step) {
    const isClosed = calendar.between(at, at + step) === 0
    if (isClosed && closedFrom === null) closedFrom = at
    if (!isClosed && closedFrom !== null) {
      strip(closedFrom, at)
      closedFrom = null
    }
  }
  if (closedFrom !== null) strip(closedFrom, (last + 1) * MINUTES_OF_DAY)
  return found
}

type RowDrawing = Drawing & { x: (moment: Moment) => number; window: Span }

function marksOf({ own }: BarTask, top: number, drawing: RowDrawing): string[] {
  const { x, window, zoom, content, options, outlines } = drawing
  const { baseline, slackUntil, deadline, isPastDeadline, pinnedAt, materialAt, was, calendar } =
    own.marks
  const { layers } = content
  const parts: string[] = []
  if (calendar && isShaded(zoom)) {
    parts.push(box('own-hours', x(window[0]), top, x(window[1]) - x(window[0]), ROW_HEIGHT - 1))
    parts.push(...closedTime(calendar, { window, zoom, x, top, height: ROW_HEIGHT - 1 }))
  }
  const between = (name: string, [from, to]: Span, y: number, height: number, title = '') =>
    box(name, x(from), top + y, Math.max(2, x(to) - x(from)), height, title)
  if (layers.baseline && baseline)
    parts.push(between('baseline', baseline, ROW_HEIGHT - 9, 4, options.labels.baseline))
  if (layers.slack && slackUntil !== null && own.span && slackUntil > own.span[1])
    parts.push(between('slack', [own.span[1], slackUntil], ROW_HEIGHT - 4, 2))
  if (was) parts.push(between('was', was, 7, ROW_HEIGHT - 14))
  const outline = outlines.get(own.id)
  if (outline) parts.push(between('outline', outline, 5, ROW_HEIGHT - 10))
  if (deadline !== null) {
    const name = isPastDeadline ? 'deadline is-past' : 'deadline'
    parts.push(box(name, x(deadline) - 6, top + 4, 12, 10, options.labels.deadline))
  }
  if (pinnedAt !== null)
    parts.push(box('pin', x(pinnedAt) - 3, top + 3, 6, 6, options.labels.pinned))
  if (materialAt !== null) {
    const text = options.materialText(materialAt)
    // above the bar, which often lies over that day
    parts.push(box('material', x(materialAt) - 4, top, 9, 9, text))
  }
  return parts
}

/** Between the units of the time axis. */
function rules(gantt: GanttStatic, [from, to]: [number, number], height: number): string[] {
  const { left = [] } = gantt.getScale() as { left?: number[] }
  return left.filter((x) => x >= from && x <= to).map((x) => box('rule', x, 0, 1, height))
}

function lines({ content, options }: Drawing, x: (moment: Moment) => number, height: number) {
  const parts = [line('today', x(content.now), height, options.labels.today)]
  if (content.dataDate !== null)
    parts.push(line('data-date', x(content.dataDate), height, options.labels.dataDate))
  return parts
}

const box = (
  name: string,
  left: number,
  top: number,
  width: number,
  height: number,
  title = ''
): string =>
  `<i class="mark ${name}"${title && ` title="${escaped(title)}"`} style="left:${left}px;top:${top}px;` +
  `width:${width}px;height:${height}px"></i>`

const line = (name: string, left: number, height: number, label: string): string =>
  `<i class="mark line ${name}" title="${escaped(label)}" style="left:${left}px;top:0;height:${height}px"></i>`
