import type { Moment } from '@binaa/backend/moment'
import type { LinkType, TaskKind } from '@binaa/backend/network'
import type { WorkCalendar } from '@binaa/backend/work-calendar'

/** From when to when. */
export type Span = readonly [start: Moment, finish: Moment]

/** A row of the chart and what is drawn in it. Tasks come parents first, in the order they are shown. */
export interface ChartTask {
  id: number
  parentId: number | null
  kind: TaskKind
  /** Null for a task without dates: its row stays empty. */
  span: Span | null
  /** From 0 to 1. */
  progress: number
  isCritical: boolean
  color: string | null
  canMove: boolean
  canResize: boolean
  marks: ChartMarks
}

/** What is drawn behind the bar of a task. */
export interface ChartMarks {
  baseline: Span | null
  /** Up to where the task may slip without moving the finish. */
  slackUntil: Moment | null
  deadline: Moment | null
  isPastDeadline: boolean
  pinnedAt: Moment | null
  /** When its material comes, where that is after its start. */
  materialAt: Moment | null
  /** Where the task lay before the changes that are previewed. */
  was: Span | null
  /** Where its hours are not those of the schedule. */
  calendar: WorkCalendar | null
}

export interface ChartLink {
  fromId: number
  toId: number
  type: LinkType
  isCritical: boolean
}

export const ZOOMS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const
export type Zoom = (typeof ZOOMS)[number]

export const COLUMNS = ['wbs', 'name', 'duration', 'start', 'finish', 'float'] as const
export type Column = (typeof COLUMNS)[number]

/** Which of the marks are drawn. */
export interface Layers {
  baseline: boolean
  slack: boolean
  critical: boolean
  links: boolean
}

export interface ChartContent {
  tasks: readonly ChartTask[]
  links: readonly ChartLink[]
  /** Hours of the schedule: what is closed is shaded. */
  calendar: WorkCalendar | null
  dataDate: Moment | null
  now: Moment
  layers: Layers
}

/** What differs by language, device and right. Texts are plain: the chart escapes them. */
export interface ChartOptions {
  isRtl: boolean
  isNarrow: boolean
  isReadOnly: boolean
  zoom: Zoom
  columns: readonly Column[]
  titleOf: (column: Column) => string
  textOf: (taskId: number, column: Column) => string
  /** Text of a date on the time axis. */
  dateText: (date: Date, parts: Intl.DateTimeFormatOptions) => string
  quarterText: (quarter: number, year: number) => string
  labels: { today: string; dataDate: string; deadline: string; baseline: string; pinned: string }
  /** What the mark of late material says when it is pointed at. */
  materialText: (at: Moment) => string
}

export type DragMode = 'move' | 'resize' | 'progress'

/** Where a person dragged a task to. */
export interface Dragged {
  taskId: number
  mode: DragMode
  span: Span
  /** Only for `resize`. */
  edge: 'start' | 'finish'
  /** From 0 to 1. */
  progress: number
}

export interface ChartHandlers {
  /** While the pointer is down; many times a second. */
  onDragging: (dragged: Dragged, chart: GanttChart) => void
  /** The pointer was released: the chart shows what it is given next. */
  onDragged: (dragged: Dragged, chart: GanttChart) => void
  onLink: (link: Pick<ChartLink, 'fromId' | 'toId' | 'type'>) => void
  onOpen: (taskId: number) => void
  onFocus: (taskId: number) => void
  /** What is in view has changed: by scrolling, zoom or size. */
  onView: (chart: GanttChart) => void
}

/** The part of the time axis that is in view, in pixels. */
export interface TimeView {
  /** Of the time area in the element. */
  offset: number
  width: number
  /** How far it is scrolled. */
  scrolled: number
}

/**
 * A chart of bars over time. The only door to the library that draws it: nothing outside this folder
 * imports that. It never changes what it shows by itself: it reports, and is given new content.
 */
export interface GanttChart {
  show: (content: ChartContent) => void
  zoom: (zoom: Zoom) => void
  /** Spans that a drag in progress would move, drawn as outlines. */
  outline: (spans: ReadonlyMap<number, Span>) => void
  focus: (taskId: number | null) => void
  /** Scrolls the time to where a task lies, unless it is in view. */
  reveal: (taskId: number) => void
  /** @returns the task that many visible rows below `taskId`, which may be negative */
  neighbour: (taskId: number | null, rows: number) => number | null
  toggle: (taskId: number, isOpen?: boolean) => void
  scrollTo: (moment: Moment) => void
  view: () => TimeView
  /** Pixels from the beginning of the time axis. */
  xOf: (moment: Moment) => number
  momentAt: (x: number) => Moment
  destroy: () => void
}
