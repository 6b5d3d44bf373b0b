import type { GanttStatic, Task } from 'dhtmlx-gantt/codebase/dhtmlxgantt.es.js'
import type { BarTask } from './configure'
import { momentOf } from './time'
import type { ChartHandlers, Dragged, DragMode, GanttChart } from './types'

/** Turns what people do with bars into reports; the bars themselves go back to where they were. */
export function reportDrags(gantt: GanttStatic, handlers: ChartHandlers, chart: GanttChart) {
  let edge: Dragged['edge'] = 'finish'
  const draggedOf = (mode: string, task: Task): Dragged => ({
    taskId: Number(task.id),
    mode: mode as DragMode,
    span: [momentOf(task.start_date!), momentOf(task.end_date!)],
    edge,
    progress: task.progress ?? 0,
  })

  gantt.attachEvent('onBeforeTaskDrag', (id, mode) => {
    const { own } = gantt.getTask(id) as BarTask
    edge = gantt.getState().drag_from_start ? 'start' : 'finish'
    if (mode === 'move') return own.canMove
    return mode === 'resize' || mode === 'progress' ? own.canResize : false
  })
  gantt.attachEvent('onTaskDrag', (_id, mode, task) => {
    handlers.onDragging(draggedOf(mode, task), chart)
  })
  gantt.attachEvent('onBeforeTaskChanged', (id, mode) => {
    const dragged = draggedOf(mode, gantt.getTask(id))
    // first the library puts the bar back, then it is shown where it would go
    queueMicrotask(() => handlers.onDragged(dragged, chart))
    return false
  })
  gantt.attachEvent('onBeforeLinkAdd', (_id, { source, target, type }) => {
    const link = { fromId: Number(source), toId: Number(target), type: type as 'FS' }
    queueMicrotask(() => handlers.onLink(link))
    return false
  })
}
