import type { LinkType, PlanLink, PlanTask } from './network.js'
import type { Moment } from './moment.js'
import type { WorkCalendar } from './work_calendar.js'

/** A task with what is found out about it; `work…` are the dates of what is still to do. */
export interface Node {
  task: PlanTask
  calendar: WorkCalendar
  /** Working minutes still to do. */
  duration: number
  before: Tie[]
  after: Tie[]
  workStart: Moment
  workFinish: Moment
  lateStart: Moment
  lateFinish: Moment
  driver: Tie | null
}

/** A link between two nodes, with the calendar that its lag counts in. */
export interface Tie {
  link: PlanLink
  from: Node
  to: Node
  lagCalendar: WorkCalendar
}

export const leavesStart = (type: LinkType) => type === 'SS' || type === 'SF'
export const reachesStart = (type: LinkType) => type === 'FS' || type === 'SS'

export const isFinished = ({ task }: Node) => task.actualFinish !== null
export const isBegun = ({ task }: Node) => task.actualStart !== null
/** Levels of effort are stretched by their links and hold nothing back. */
export const isStretched = ({ task }: Node) => task.kind === 'level_of_effort'
export const isInstant = ({ task, duration }: Node) =>
  task.kind === 'start_milestone' || task.kind === 'finish_milestone' || duration === 0

/** The earliest moment that the link allows at its end. */
export function earliestBy({ link, from, lagCalendar }: Tie): Moment {
  const begun = from.task.actualStart ?? from.workStart
  const left = leavesStart(link.type) ? begun : from.workFinish
  if (!link.lag) return left
  return lagCalendar.add(left, link.lag, 'finish')
}

/** The same of the late dates of its beginning. */
export function latestBy({ link, from, lagCalendar }: Tie): Moment {
  const left = leavesStart(link.type) ? from.lateStart : from.lateFinish
  return link.lag ? lagCalendar.add(left, link.lag, 'finish') : left
}

/** The latest moment at the link's beginning that still allows what its end has; the inverse of earliestBy. */
export function latestFor(tie: Tie, start: Moment, finish: Moment): Moment {
  const reached = reachesStart(tie.link.type) ? start : finish
  if (!tie.link.lag) return reached
  return tie.lagCalendar.add(reached, -tie.link.lag, 'start')
}

/**
 * The first stretch of a task's work from `start` on that ends no earlier than `finish`. When another
 * calendar asks for a moment at which nobody here works, the stretch ends as the next work begins.
 */
export function stretchAfter(node: Node, start: Moment, finish: Moment): [Moment, Moment] {
  const { calendar, duration } = node
  if (isInstant(node)) return instantAfter(node, Math.max(start, finish))
  const begin = calendar.startFrom(start)
  const end = calendar.add(begin, duration, 'finish')
  if (end >= finish) return [begin, end]
  const work = calendar.worked(finish)
  const asked = calendar.at(work, 'finish')
  return [
    calendar.at(work - duration, 'start'),
    asked >= finish ? asked : calendar.at(work, 'start'),
  ]
}

/** The last stretch that begins no later than `start` and ends no later than `finish`; its mirror. */
export function stretchBefore(node: Node, start: Moment, finish: Moment): [Moment, Moment] {
  const { calendar, duration } = node
  if (isInstant(node)) return instantBefore(node, Math.min(start, finish))
  const end = calendar.at(calendar.worked(finish), 'finish')
  const begin = calendar.add(end, -duration, 'start')
  if (begin <= start) return [begin, end]
  const work = calendar.worked(start)
  const asked = calendar.at(work, 'start')
  return [
    asked <= start ? asked : calendar.at(work, 'finish'),
    calendar.at(work + duration, 'finish'),
  ]
}

/** A milestone of a start lies where work begins, all others where it ends. */
function instantAfter({ task, calendar }: Node, moment: Moment): [Moment, Moment] {
  const start = calendar.startFrom(moment)
  if (task.kind === 'start_milestone') return [start, start]
  const end = calendar.at(calendar.worked(moment), 'finish')
  const at = end >= moment ? end : start
  return [at, at]
}

function instantBefore({ task, calendar }: Node, moment: Moment): [Moment, Moment] {
  const end = calendar.at(calendar.worked(moment), 'finish')
  if (task.kind !== 'start_milestone') return [end, end]
  const start = calendar.at(calendar.worked(moment), 'start')
  const at = start <= moment ? start : end
  return [at, at]
}
