import type { Moment } from './moment.js'
import {
  earliestBy,
  isBegun,
  isFinished,
  isStretched,
  latestBy,
  latestFor,
  leavesStart,
  reachesStart,
  stretchAfter,
  stretchBefore,
  type Node,
  type Tie,
} from './bounds.js'
import type { Conflict, ConstraintKind, PlanSettings } from './network.js'

/** Whether the logic of the plan still holds work back that was begun out of sequence. */
const ignoresLogic = (node: Node, { outOfSequence }: PlanSettings) =>
  isBegun(node) && outOfSequence === 'progress_override'

const FROM_START = new Set<ConstraintKind>(['start_no_earlier', 'start_on'])
const FROM_FINISH = new Set<ConstraintKind>(['finish_no_earlier', 'finish_on'])
const TO_START = new Set<ConstraintKind>(['start_no_later', 'start_on'])
const TO_FINISH = new Set<ConstraintKind>(['finish_no_later', 'finish_on'])

const holds = (tie: Tie) => !isStretched(tie.from) && !isStretched(tie.to)

/** The task lies where a person or a contract has put it. */
const isPlaced = (node: Node) => placedAt(node) !== null

function placedAt(node: Node): [Moment, Moment] | null {
  const { task } = node
  if (isBegun(node)) return null
  if (task.pinnedStart !== null) return stretchAfter(node, task.pinnedStart, -Infinity)
  const at = task.constraint?.at ?? null
  if (at === null) return null
  if (task.constraint!.kind === 'must_start') return stretchAfter(node, at, -Infinity)
  return task.constraint!.kind === 'must_finish' ? stretchBefore(node, Infinity, at) : null
}

/** Sets the early dates of a node from those of its predecessors. @returns whether they changed */
export function passForward(node: Node, settings: PlanSettings): boolean {
  const { workStart, workFinish, task } = node
  node.driver = null
  if (isFinished(node)) {
    node.workStart = task.actualStart ?? task.actualFinish!
    node.workFinish = task.actualFinish!
  } else [node.workStart, node.workFinish] = placedAt(node) ?? stretchByLinks(node, settings)
  return node.workStart !== workStart || node.workFinish !== workFinish
}

function stretchByLinks(node: Node, settings: PlanSettings): [Moment, Moment] {
  const { constraint, actualStart } = node.task
  let start = startOfWork(node, settings)
  let finish = -Infinity
  if (actualStart === null && constraint?.at != null) {
    if (FROM_START.has(constraint.kind)) start = Math.max(start, constraint.at)
    if (FROM_FINISH.has(constraint.kind)) finish = constraint.at
  }
  let byStart: Tie | null = null
  let byFinish: Tie | null = null
  for (const tie of ignoresLogic(node, settings) ? [] : node.before) {
    if (!holds(tie)) continue
    const bound = earliestBy(tie)
    if (reachesStart(tie.link.type)) {
      if (bound >= start && (bound > start || !byStart)) [start, byStart] = [bound, tie]
    } else if (bound >= finish) [finish, byFinish] = [bound, tie]
  }
  const stretch = stretchAfter(node, start, finish)
  const isHeldByFinish = byFinish && stretch[0] > node.calendar.startFrom(start)
  node.driver = isHeldByFinish ? byFinish : (byStart ?? finishDriver(byFinish, stretch, finish))
  return stretch
}

/** What is left of work begun follows what is done, from the data date on where there is one. */
function startOfWork({ task, calendar }: Node, { start, dataDate }: PlanSettings): Moment {
  const { actualStart, duration, remaining } = task
  if (dataDate !== null) return Math.max(actualStart ?? start, dataDate)
  if (actualStart === null) return start
  const done = Math.max(0, duration - (remaining ?? duration))
  return done ? calendar.add(actualStart, done, 'start') : actualStart
}

const finishDriver = (tie: Tie | null, [, finish]: [Moment, Moment], bound: Moment) =>
  tie && finish === bound ? tie : null

/** Sets the late dates of a node from those of its successors. @returns whether they changed */
export function passBackward(node: Node, settings: PlanSettings, last: Moment): boolean {
  const { lateStart, lateFinish } = node
  if (isFinished(node)) [node.lateStart, node.lateFinish] = [node.workStart, node.workFinish]
  else [node.lateStart, node.lateFinish] = lateStretch(node, settings, last)
  return node.lateStart !== lateStart || node.lateFinish !== lateFinish
}

function lateStretch(node: Node, settings: PlanSettings, last: Moment): [Moment, Moment] {
  const { constraint, pinnedStart } = node.task
  const hasToBe = pinnedStart === null ? placedAt(node) : null
  if (hasToBe) return hasToBe
  let start = Infinity
  let finish = last
  for (const tie of node.after) {
    if (!holds(tie) || isFinished(tie.to) || ignoresLogic(tie.to, settings)) continue
    const bound = latestFor(tie, tie.to.lateStart, tie.to.lateFinish)
    if (!leavesStart(tie.link.type)) finish = Math.min(finish, bound)
    else start = Math.min(start, bound)
  }
  if (!isBegun(node) && constraint?.at != null) {
    if (TO_START.has(constraint.kind)) start = Math.min(start, constraint.at)
    if (TO_FINISH.has(constraint.kind)) finish = Math.min(finish, constraint.at)
  }
  return stretchBefore(node, start, finish)
}

/**
 * Working minutes by which a node can move before it moves a successor, each seen where it lies.
 * @param lies where the successors lie
 */
export function freeFloatOf(
  node: Node,
  settings: PlanSettings,
  last: Moment,
  lies: (of: Node) => [Moment, Moment]
): number {
  let least = Infinity
  for (const tie of node.after) {
    if (!holds(tie) || isFinished(tie.to) || ignoresLogic(tie.to, settings)) continue
    if (leavesStart(tie.link.type) && isBegun(node)) continue
    const bound = latestFor(tie, ...lies(tie.to))
    const from = leavesStart(tie.link.type) ? node.workStart : node.workFinish
    least = Math.min(least, node.calendar.between(from, bound))
  }
  if (least === Infinity) least = node.calendar.between(node.workFinish, last)
  return Math.max(0, least)
}

/** The links that ask a placed task to lie later than it does. */
export function conflictsOf(node: Node): Conflict[] {
  if (!isPlaced(node)) return []
  return node.before.filter(holds).flatMap((tie) => {
    const from = reachesStart(tie.link.type) ? node.workStart : node.workFinish
    const minutes = node.calendar.between(from, earliestBy(tie))
    return minutes > 0 ? [{ taskId: node.task.id, predecessorId: tie.link.from, minutes }] : []
  })
}

/** Sets the dates of a level of effort: as long as what it is linked to. */
export function stretchOver(node: Node, settings: PlanSettings): void {
  const starts: Moment[] = []
  const ends: Moment[] = []
  for (const tie of node.before) (reachesStart(tie.link.type) ? starts : ends).push(earliestBy(tie))
  for (const tie of node.after) {
    const bound = latestFor(tie, tie.to.workStart, tie.to.workFinish)
    ;(leavesStart(tie.link.type) ? starts : ends).push(bound)
  }
  const { calendar, task } = node
  const start = task.actualStart ?? (starts.length ? Math.min(...starts) : settings.start)
  node.workStart = calendar.startFrom(start)
  const end = task.actualFinish ?? Math.max(node.workStart, ...ends)
  node.workFinish = calendar.at(calendar.worked(end), 'finish')
  if (node.workFinish < node.workStart) node.workFinish = node.workStart
  stretchLate(node)
}

/** The late dates of a level of effort are those of what it is linked to, as its early ones are. */
function stretchLate(node: Node): void {
  const { calendar, task, before, after, workStart, workFinish } = node
  ;[node.lateStart, node.lateFinish] = [workStart, workFinish]
  if (task.actualFinish !== null) return
  const ends: Moment[] = []
  for (const tie of before) if (!reachesStart(tie.link.type)) ends.push(latestBy(tie))
  for (const tie of after)
    if (!leavesStart(tie.link.type)) ends.push(latestFor(tie, tie.to.lateStart, tie.to.lateFinish))
  if (!ends.length) return
  node.lateFinish = calendar.at(calendar.worked(Math.max(...ends)), 'finish')
  node.lateStart = calendar.add(node.lateFinish, -calendar.between(workStart, workFinish), 'start')
}
