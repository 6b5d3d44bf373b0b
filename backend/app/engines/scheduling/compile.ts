import type { Node, Tie } from './bounds.js'
import { SchedulingError } from './errors.js'
import { dayOf } from './moment.js'
import type { Plan, PlanLink, PlanTask } from './network.js'
import { taskOrder } from './task_order.js'
import { WorkCalendar } from './work_calendar.js'
import { ROUND_THE_CLOCK } from './work_week.js'

/** A plan laid out for the passes over it: nodes in an order in which each follows its predecessors. */
export interface Network {
  nodes: Node[]
  byId: Map<number, Node>
  /** Summaries, each before the one it belongs to. */
  summaries: { task: PlanTask; children: PlanTask[] }[]
}

/** @throws SchedulingError for a cycle, a duplicate or unknown link, a negative duration */
export function compile(plan: Plan): Network {
  const tasks = new Map(plan.tasks.map((task) => [task.id, task]))
  checkLinks(plan.links, tasks)
  const leaves = plan.tasks.filter(({ kind }) => kind !== 'summary')
  const order = taskOrder(
    leaves.map(({ id }) => id),
    plan.links
  )
  const nodes = order.map((id) => nodeOf(tasks.get(id)!, plan))
  const byId = new Map(nodes.map((node) => [node.task.id, node]))
  const clock = new WorkCalendar(ROUND_THE_CLOCK, dayOf(plan.settings.start))
  for (const link of plan.links) {
    const tie: Tie = {
      link,
      from: byId.get(link.from)!,
      to: byId.get(link.to)!,
      lagCalendar: clock,
    }
    tie.lagCalendar = lagCalendarOf(tie, plan) ?? clock
    tie.from.after.push(tie)
    tie.to.before.push(tie)
  }
  return { nodes, byId, summaries: summariesOf(plan.tasks) }
}

function checkLinks(links: readonly PlanLink[], tasks: Map<number, PlanTask>) {
  const pairs = new Set<string>()
  for (const { from, to, type } of links) {
    const ends = [tasks.get(from), tasks.get(to)]
    if (!ends.every(Boolean)) throw new SchedulingError('UNKNOWN_TASK', [from, to])
    if (ends.some((task) => task!.kind === 'summary'))
      throw new SchedulingError('LINK_TO_SUMMARY', [from, to])
    const pair = `${from} ${to} ${type}`
    if (pairs.has(pair)) throw new SchedulingError('DUPLICATE_LINK', [from, to])
    pairs.add(pair)
  }
}

function nodeOf(task: PlanTask, plan: Plan): Node {
  const calendar = calendarOf(task.calendarId, plan)
  const duration = workLeft(task)
  if (duration < 0) throw new SchedulingError('NEGATIVE_DURATION', [task.id])
  const unknown = { workStart: 0, workFinish: 0, lateStart: 0, lateFinish: 0, driver: null }
  return { task, calendar, duration, before: [], after: [], ...unknown }
}

/** Working minutes still to do. */
export function workLeft(task: PlanTask): number {
  if (task.kind === 'start_milestone' || task.kind === 'finish_milestone') return 0
  return task.actualStart === null ? task.duration : (task.remaining ?? task.duration)
}

export function calendarOf(id: number, { calendars }: Plan): WorkCalendar {
  const calendar = calendars.get(id)
  if (!calendar) throw new SchedulingError('UNKNOWN_CALENDAR')
  return calendar
}

function lagCalendarOf({ from, to, link }: Tie, plan: Plan): WorkCalendar | null {
  if (link.isElapsed) return null
  const { lagCalendar, calendarId } = plan.settings
  if (lagCalendar === 'predecessor') return from.calendar
  if (lagCalendar === 'successor') return to.calendar
  return lagCalendar === 'project' ? calendarOf(calendarId, plan) : null
}

/** @throws SchedulingError CYCLE when a summary belongs to itself */
function summariesOf(tasks: readonly PlanTask[]) {
  const children = Map.groupBy(tasks, ({ parentId }) => parentId)
  const summaries = tasks.filter(({ kind }) => kind === 'summary')
  const ids = new Set(summaries.map(({ id }) => id))
  const arrows = summaries
    .filter(({ parentId }) => parentId !== null && ids.has(parentId))
    .map(({ id, parentId }) => ({ from: id, to: parentId! }))
  const byId = new Map(summaries.map((task) => [task.id, task]))
  return taskOrder([...ids], arrows).map((id) => ({
    task: byId.get(id)!,
    children: children.get(id) ?? [],
  }))
}
