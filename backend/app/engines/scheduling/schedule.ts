import { isFinished, isInstant, isStretched, type Node } from './bounds.js'
import { compile, workLeft, calendarOf, type Network } from './compile.js'
import type { Moment } from './moment.js'
import type { Conflict, Outcome, Plan, PlanTask, TaskDates } from './network.js'
import { conflictsOf, freeFloatOf, passBackward, passForward, stretchOver } from './passes.js'
import { longestPath } from './longest_path.js'
import { summarize } from './summaries.js'

/**
 * The dates of a plan by the critical path method: a pass forward, a pass backward, floats. An edit of a
 * task passes only over what it reaches. Pure: the same on the server and in the browser.
 */
export class Schedule {
  private network: Network
  private last: Moment = -Infinity
  /** Where the nodes lie: their early dates, those as late as possible moved by their free float. */
  private readonly lying = new Map<Node, [Moment, Moment]>()
  private readonly freeFloats = new Map<Node, number>()

  /** @throws SchedulingError for a plan that has no dates */
  constructor(readonly plan: Plan) {
    this.network = compile(plan)
    this.pass(new Set(this.network.nodes))
  }

  /**
   * Takes other facts of tasks over; kinds, links and parents stay.
   * @throws SchedulingError NEGATIVE_DURATION, UNKNOWN_CALENDAR
   */
  change(tasks: readonly PlanTask[]): void {
    const touched = new Set<Node>()
    for (const task of tasks) {
      const node = this.network.byId.get(task.id)
      if (!node) continue
      node.task = task
      node.duration = workLeft(task)
      node.calendar = calendarOf(task.calendarId, this.plan)
      touched.add(node)
    }
    this.pass(touched)
  }

  outcome(): Outcome {
    const { nodes } = this.network
    const path = this.plan.settings.critical === 'longest_path' ? longestPath(nodes) : null
    const dates = new Map<number, TaskDates>()
    for (const node of nodes) dates.set(node.task.id, this.datesOf(node, path))
    summarize(this.network.summaries, dates)
    const missed = nodes.filter(
      ({ task }) => task.deadline !== null && dates.get(task.id)!.earlyFinish > task.deadline
    )
    return {
      dates,
      start: nodes.reduce((first, node) => Math.min(first, startOf(node)), Infinity),
      finish: this.last,
      conflicts: nodes.flatMap(conflictsOf) satisfies Conflict[],
      missedDeadlines: missed.map(({ task }) => task.id),
    }
  }

  private datesOf(node: Node, path: Set<Node> | null): TaskDates {
    const { task, calendar, lateStart, lateFinish } = node
    const { criticalFloat } = this.plan.settings
    const [start, earlyFinish] = this.lying.get(node)!
    const totalFloat = calendar.between(earlyFinish, lateFinish)
    const isOpen = !isFinished(node) && !isStretched(node)
    return {
      earlyStart: task.actualStart ?? start,
      earlyFinish,
      lateStart,
      lateFinish,
      totalFloat,
      freeFloat: this.freeFloats.get(node)!,
      isCritical: isOpen && (path ? path.has(node) : totalFloat <= criticalFloat),
      drivenBy: node.driver?.link.from ?? null,
    }
  }

  private pass(touched: Set<Node>): void {
    const { settings } = this.plan
    const { nodes } = this.network
    const moved = new Set<Node>()
    const ahead = new Set(touched)
    for (const node of nodes) {
      if (isStretched(node) || !ahead.has(node)) continue
      const isMoved = passForward(node, settings)
      // what was edited may tell its successors something new without moving itself
      if (!isMoved && !touched.has(node)) continue
      moved.add(node)
      for (const { to } of node.after) ahead.add(to)
    }
    const last = lastOf(nodes)
    const isLonger = last !== this.last
    this.last = last
    const behind = isLonger ? new Set(nodes) : new Set([...touched, ...moved])
    // a successor that was begun or ended meanwhile no longer holds what comes before it
    for (const node of touched) for (const { from } of node.before) behind.add(from)
    this.passBack(behind)
    for (const node of nodes) if (isStretched(node)) stretchOver(node, settings)
    this.layOut(new Set([...behind, ...moved]))
  }

  private passBack(behind: Set<Node>) {
    const { settings } = this.plan
    const last = settings.mustFinish ?? this.last
    for (const node of this.network.nodes.toReversed()) {
      if (isStretched(node) || !behind.has(node)) continue
      if (passBackward(node, settings, last)) for (const { from } of node.before) behind.add(from)
    }
  }

  /** Free floats from the end to the beginning; tasks as late as possible use theirs up. */
  private layOut(changed: Set<Node>) {
    const { settings } = this.plan
    const lies = (node: Node) => this.lying.get(node) ?? [node.workStart, node.workFinish]
    const affected = new Set(changed)
    for (const node of changed) for (const { from } of node.before) affected.add(from)
    for (const node of this.network.nodes.toReversed()) {
      if (!affected.has(node) && !isStretched(node)) continue
      const { workStart, workFinish, task } = node
      const free = isFinished(node) ? 0 : freeFloatOf(node, settings, this.last, lies)
      const isLate = isAsLateAsPossible(task)
      const by = isLate ? free : 0
      this.freeFloats.set(node, free - by)
      const [start, finish] = by ? movedBy(node, by) : [workStart, workFinish]
      // where it lies is what its predecessors have as free float
      if (isLate) for (const { from } of node.before) affected.add(from)
      this.lying.set(node, [start, finish])
    }
  }
}

const isAsLateAsPossible = ({ constraint, actualStart, pinnedStart }: PlanTask) =>
  constraint?.kind === 'as_late_as_possible' && actualStart === null && pinnedStart === null

/** Later by working minutes; what takes no time has one moment, at the side of the day that it lies at. */
function movedBy(node: Node, minutes: number): [Moment, Moment] {
  const { workStart, workFinish, calendar, task } = node
  const start = calendar.add(workStart, minutes, 'start')
  const finish = calendar.add(workFinish, minutes, 'finish')
  if (!isInstant(node)) return [start, finish]
  return task.kind === 'start_milestone' ? [start, start] : [finish, finish]
}

const startOf = ({ task, workStart }: Node) => task.actualStart ?? workStart

const lastOf = (nodes: readonly Node[]) =>
  nodes.reduce(
    (last, node) => (isStretched(node) ? last : Math.max(last, node.workFinish)),
    -Infinity
  )
