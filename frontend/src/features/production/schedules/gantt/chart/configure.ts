import type { GanttStatic, Task } from 'dhtmlx-gantt/codebase/dhtmlxgantt.es.js'
import { applyScales } from './scales'
import type { ChartOptions, ChartTask, Column } from './types'

/** What the library keeps of a row. */
export interface BarTask extends Task {
  own: ChartTask
}

export const ROW_HEIGHT = 32
const BAR_HEIGHT = 16

const WIDTHS: Record<Column, number> = {
  wbs: 64,
  name: 220,
  duration: 76,
  start: 116,
  finish: 116,
  float: 76,
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)

/** Behaviour: everything that the library would do by itself is off, the chart only reports. */
export function configure(gantt: GanttStatic, options: ChartOptions) {
  const { isReadOnly, isNarrow } = options
  Object.assign(gantt.config, {
    readonly: isReadOnly,
    // a duration is work in a calendar, of which the library knows nothing
    work_time: false,
    duration_unit: 'minute',
    round_dnd_dates: false,
    drag_project: false,
    drag_links: !isReadOnly,
    details_on_dblclick: false,
    details_on_create: false,
    show_errors: false,
    open_tree_initially: true,
    preserve_scroll: true,
    // the marks behind the bars shade and rule: cells would cost a node for each day of each row
    show_task_cells: false,
    smart_rendering: true,
    smart_scales: true,
    row_height: ROW_HEIGHT,
    bar_height: BAR_HEIGHT,
    link_radius: 3,
    touch: true,
    min_duration: 0,
    links: {
      finish_to_start: 'FS',
      start_to_start: 'SS',
      finish_to_finish: 'FF',
      start_to_finish: 'SF',
    },
    grid_width: isNarrow ? 132 : gridWidth(options.columns),
    columns: columnsOf(options),
    layout: layoutOf(options),
  })
  applyScales(gantt, options.zoom, options)
  setTemplates(gantt, options)
}

const gridWidth = (columns: readonly Column[]) =>
  columns.reduce((sum, column) => sum + WIDTHS[column], 0)

function columnsOf({ columns, titleOf, textOf, isRtl, isNarrow }: ChartOptions) {
  // the first column is the outermost
  const shown = isRtl ? columns.toReversed() : columns
  return shown.map((name) => ({
    name,
    label: escaped(titleOf(name)),
    tree: name === 'name',
    width: isNarrow ? 132 : WIDTHS[name],
    align: isRtl ? 'right' : 'left',
    template: ({ id }: Task) => escaped(textOf(Number(id), name)),
  }))
}

/** Time always runs from left to right; where the page is read from the right, the table is there. */
function layoutOf({ isRtl }: ChartOptions) {
  const grid = { view: 'grid', scrollX: 'scrollHor', scrollY: 'scrollVer' }
  const timeline = { view: 'timeline', scrollX: 'scrollHor', scrollY: 'scrollVer' }
  const resizer = { resizer: true, width: 1 }
  const bar = { view: 'scrollbar', id: 'scrollVer' }
  const cols = isRtl ? [bar, timeline, resizer, grid] : [grid, resizer, timeline, bar]
  return { css: 'gantt_container', rows: [{ cols }, { view: 'scrollbar', id: 'scrollHor' }] }
}

function setTemplates(gantt: GanttStatic, { textOf }: ChartOptions) {
  const classOf = (task: Task) => {
    const { kind, isCritical, color, canMove, canResize } = (task as BarTask).own
    return [
      `kind-${kind}`,
      isCritical && 'is-critical',
      color !== null && 'has-color',
      canMove ? null : 'is-fixed',
      canResize ? null : 'is-rigid',
    ]
      .filter(Boolean)
      .join(' ')
  }
  gantt.templates.task_class = (_from, _to, task) => classOf(task)
  gantt.templates.grid_row_class = (_from, _to, task) => `kind-${(task as BarTask).own.kind}`
  gantt.templates.task_text = () => ''
  gantt.templates.rightside_text = (_from, _to, task) =>
    `<bdi>${escaped(textOf(Number(task.id), 'name'))}</bdi>`
  gantt.templates.link_class = (link) => (link.isCritical ? 'is-critical' : '')
  gantt.templates.grid_folder = () => ''
  gantt.templates.grid_file = () => ''
}
