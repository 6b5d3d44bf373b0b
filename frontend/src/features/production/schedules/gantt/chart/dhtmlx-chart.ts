import { Gantt, type GanttStatic } from 'dhtmlx-gantt/codebase/dhtmlxgantt.es.js'
import { fitAxis, isSameShape, moveAll, parseAll } from './bars'
import { configure } from './configure'
import { reportDrags } from './drag'
import { drawMarks } from './marks'
import { applyScales } from './scales'
import { adoptStylesheet } from './stylesheet'
import { dateOf, momentOf } from './time'
import type { ChartContent, ChartHandlers, ChartOptions, GanttChart, Span, Zoom } from './types'

const NOTHING_IN_VIEW = { offset: 0, width: 0, scrolled: 0 }
/** What is scrolled to stands so far from the edge. */
const MARGIN = 60
const NO_OUTLINES: ReadonlyMap<number, Span> = new Map()

/** Draws a chart into an element with dhtmlx-gantt. */
export function createChart(
  element: HTMLElement,
  options: ChartOptions,
  handlers: ChartHandlers
): GanttChart {
  adoptStylesheet()
  return new DhtmlxChart(element, options, handlers)
}

class DhtmlxChart implements GanttChart {
  private readonly gantt: GanttStatic = Gantt.getGanttInstance()
  private content: ChartContent | null = null
  private outlines = NO_OUTLINES
  private level: Zoom
  private readonly closed = new Set<number>()
  private readonly marks = document.createElement('div')
  private focused: number | null = null
  /** The page may still hold a chart that was taken down. */
  private isGone = false
  private size = { width: 0, height: 0 }

  constructor(
    element: HTMLElement,
    private readonly options: ChartOptions,
    private readonly handlers: ChartHandlers
  ) {
    this.level = options.zoom
    this.marks.className = 'gantt-marks'
    configure(this.gantt, options)
    this.listen()
    this.gantt.init(element)
    // the keys of the chart scroll it: its scroll bars are no stops of their own
    for (const bar of element.querySelectorAll<HTMLElement>('.gantt_ver_scroll, .gantt_hor_scroll'))
      bar.tabIndex = -1
  }

  show(content: ChartContent) {
    const { gantt } = this
    if (this.isGone) return
    const before = this.content
    this.content = content
    fitAxis(gantt, content)
    if (isSameShape(before, content)) moveAll(gantt, content)
    else {
      const { x, y } = before ? gantt.getScrollState() : { x: null, y: null }
      parseAll(gantt, content, this.closed)
      if (before) gantt.scrollTo(x, y)
      else this.open(content)
    }
    this.focus(this.focused)
  }

  zoom(zoom: Zoom) {
    const { gantt } = this
    if (this.isGone) return
    const { scrolled, width } = this.view()
    const middle = gantt.dateFromPos(scrolled + width / 2)
    this.level = zoom
    applyScales(gantt, zoom, this.options)
    gantt.render()
    gantt.scrollTo(Math.max(0, gantt.posFromDate(middle) - width / 2), null)
  }

  outline(spans: ReadonlyMap<number, Span>) {
    this.outlines = spans
    this.draw()
  }

  focus(taskId: number | null) {
    const { gantt } = this
    this.focused = taskId
    if (this.isGone || taskId === null || !gantt.isTaskExists(taskId)) return
    if (gantt.getSelectedId() !== String(taskId)) gantt.selectTask(taskId)
    this.scrollToRow(taskId)
  }

  /** Opens where the work stands: at the data date, with the first task that is not done yet. */
  private open(content: ChartContent) {
    this.scrollTo(firstOf(content))
    const next = content.tasks.find(
      ({ kind, span, progress }) => span && progress < 1 && kind !== 'summary'
    )
    if (next && content.dataDate !== null) this.scrollToRow(next.id)
  }

  private scrollToRow(taskId: number) {
    const { gantt } = this
    const top = gantt.getTaskTop(taskId)
    const { y } = gantt.getScrollState()
    const height = gantt.$task_data?.parentElement?.clientHeight ?? 0
    if (top < y || top + 80 > y + height) gantt.scrollTo(null, Math.max(0, top - height / 2))
  }

  reveal(taskId: number) {
    const { gantt } = this
    const { start_date: start, end_date: end } = gantt.isTaskExists(taskId)
      ? gantt.getTask(taskId)
      : {}
    if (!start || !end) return
    const { scrolled, width } = this.view()
    const [from, to] = [gantt.posFromDate(start), gantt.posFromDate(end)]
    if (to < scrolled || from > scrolled + width) gantt.scrollTo(Math.max(0, from - MARGIN), null)
  }

  neighbour(taskId: number | null, rows: number) {
    const { gantt } = this
    const total = gantt.getVisibleTaskCount()
    if (!total) return null
    const isThere = taskId !== null && gantt.isTaskExists(taskId)
    const at = isThere ? gantt.getGlobalTaskIndex(taskId) + rows : 0
    const task = gantt.getTaskByIndex(Math.min(total - 1, Math.max(0, at)))
    return task ? Number(task.id) : null
  }

  toggle(taskId: number, isOpen = !this.gantt.getTask(taskId).$open) {
    if (isOpen) this.gantt.open(taskId)
    else this.gantt.close(taskId)
  }

  scrollTo(moment: number) {
    this.gantt.scrollTo(Math.max(0, this.xOf(moment) - MARGIN), null)
  }

  view() {
    if (this.isGone) return NOTHING_IN_VIEW
    const area = this.gantt.$task
    const outer = this.gantt.$container?.getBoundingClientRect()
    const inner = area?.getBoundingClientRect()
    return {
      offset: inner && outer ? inner.left - outer.left : 0,
      width: inner?.width ?? 0,
      scrolled: this.gantt.getScrollState().x,
    }
  }

  xOf(moment: number) {
    return this.isGone ? 0 : this.gantt.posFromDate(dateOf(moment))
  }

  momentAt(x: number) {
    return this.isGone ? 0 : momentOf(this.gantt.dateFromPos(x))
  }

  destroy() {
    this.isGone = true
    this.gantt.destructor()
  }

  private listen() {
    const { gantt, handlers, closed } = this
    reportDrags(gantt, handlers, this)
    gantt.attachEvent('onTaskDblClick', (id) => {
      handlers.onOpen(Number(id))
      return false
    })
    gantt.attachEvent('onLinkDblClick', (id) => {
      handlers.onOpen(Number(gantt.getLink(id).target))
      return false
    })
    gantt.attachEvent('onBeforeLightbox', () => false)
    gantt.attachEvent('onTaskClick', (id) => {
      this.focused = Number(id)
      handlers.onFocus(Number(id))
      return true
    })
    gantt.attachEvent('onTaskClosed', (id) => void closed.add(Number(id)))
    gantt.attachEvent('onTaskOpened', (id) => void closed.delete(Number(id)))
    const onView = () => {
      this.draw()
      handlers.onView(this)
    }
    gantt.attachEvent('onGanttRender', () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = gantt.$task ?? {}
      this.size = { width, height }
      onView()
    })
    gantt.attachEvent('onGanttScroll', onView)
  }

  private draw() {
    const { gantt, content, options, level: zoom, outlines, marks, size } = this
    if (this.isGone || !content || !gantt.$task_bg) return
    if (marks.parentElement !== gantt.$task_bg) gantt.$task_bg.append(marks)
    drawMarks({ gantt, content, options, zoom, outlines, size }, marks)
  }
}

function firstOf({ tasks, dataDate, now }: ChartContent): number {
  if (dataDate !== null) return dataDate
  const first = tasks.reduce((least, { span }) => Math.min(least, span?.[0] ?? least), Infinity)
  return Number.isFinite(first) ? first : now
}
