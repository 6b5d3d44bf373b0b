import type { GanttStatic } from 'dhtmlx-gantt/codebase/dhtmlxgantt.es.js'
import type { BarTask } from './configure'
import { addDays, dateOf } from './time'
import type { ChartContent, ChartLink, ChartTask } from './types'

const TYPES: Partial<Record<ChartTask['kind'], string>> = {
  start_milestone: 'milestone',
  finish_milestone: 'milestone',
}

/** Summaries too are plain bars to the library: their dates come from the engine. */
function factsOf(own: ChartTask) {
  const { span, kind } = own
  const type = TYPES[kind] ?? 'task'
  const at = span && (kind === 'start_milestone' ? span[0] : span[1])
  const [start, finish] = type === 'milestone' && at !== null ? [at, at] : (span ?? [0, 0])
  return {
    own,
    type,
    unscheduled: span === null,
    start_date: span ? dateOf(start) : undefined,
    end_date: span ? dateOf(finish) : undefined,
    progress: own.progress,
    color: own.color ?? undefined,
  }
}

export const linkId = ({ fromId, toId }: Pick<ChartLink, 'fromId' | 'toId'>) => `${fromId}-${toId}`

/** Whether the rows and lines are those that are shown already, only elsewhere. */
export function isSameShape(before: ChartContent | null, after: ChartContent): boolean {
  if (!before || before.tasks.length !== after.tasks.length) return false
  return (
    before.tasks.every((task, index) => {
      const other = after.tasks[index]!
      return task.id === other.id && task.parentId === other.parentId
    }) && isSameLinks(before, after)
  )
}

function isSameLinks(before: ChartContent, after: ChartContent): boolean {
  if (before.layers.links !== after.layers.links) return false
  if (before.links === after.links) return true
  return (
    before.links.length === after.links.length &&
    before.links.every((link, index) => {
      const other = after.links[index]!
      return (
        link.fromId === other.fromId &&
        link.toId === other.toId &&
        link.type === other.type &&
        link.isCritical === other.isCritical
      )
    })
  )
}

/** The length of the time axis: all that is drawn, with room on both sides. */
export function fitAxis(gantt: GanttStatic, { tasks, now }: ChartContent) {
  let [first, last] = [Infinity, -Infinity]
  for (const { span, marks } of tasks) {
    for (const reach of [span, marks.baseline, marks.was])
      if (reach) [first, last] = [Math.min(first, reach[0]), Math.max(last, reach[1])]
    if (marks.materialAt !== null) last = Math.max(last, marks.materialAt)
    if (marks.deadline !== null) last = Math.max(last, marks.deadline)
  }
  if (!Number.isFinite(first)) [first, last] = [now, addDays(now, 60)]
  const { min_date: shownFrom, max_date: shownTo } = gantt.config as { min_date?: Date } & {
    max_date?: Date
  }
  const [from, to] = [dateOf(addDays(first, -14)), dateOf(addDays(last, 60))]
  gantt.config.start_date = shownFrom && shownFrom < from ? shownFrom : from
  gantt.config.end_date = shownTo && shownTo > to ? shownTo : to
}

/** Fills the chart with other rows. */
export function parseAll(gantt: GanttStatic, content: ChartContent, closed: ReadonlySet<number>) {
  const { tasks, links, layers } = content
  gantt.clearAll()
  gantt.parse({
    tasks: tasks.map((own) => ({
      id: own.id,
      text: '',
      parent: own.parentId ?? 0,
      open: !closed.has(own.id),
      ...factsOf(own),
    })),
    links: layers.links
      ? links.map(({ fromId: source, toId: target, type, isCritical }) => ({
          id: linkId({ fromId: source, toId: target }),
          source,
          target,
          type,
          isCritical,
        }))
      : [],
  } as unknown as Parameters<GanttStatic['parse']>[0])
}

/** Moves the rows that are there to where they lie now. */
export function moveAll(gantt: GanttStatic, { tasks }: ChartContent) {
  for (const own of tasks) {
    const bar = gantt.getTask(own.id) as BarTask
    if (bar.own === own) continue
    Object.assign(bar, factsOf(own))
    const [start, finish] = own.span ?? [0, 0]
    bar.duration = finish - start
  }
  gantt.render()
}
