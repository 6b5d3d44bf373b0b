import type { Activity, Precedence, Problem, Resource, Slot } from '#engines/optimizer/problem'
import { gapOf } from '#engines/optimizer/problem'
import { dayOf, type Day, type Moment } from '#engines/scheduling/moment'
import type { ConstraintKind } from '#engines/scheduling/network'
import type { Outage, Period } from '#engines/scheduling/outages'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { Placed } from '#production/tasks/outline'
import type { Task, TaskAssignment, TaskLink } from '#production/tasks/task'
import { slotsOfResource, UNIT_E4, untilBack, type PlanResource } from './resource_slots.js'
import type { Dues } from './dues.js'
import { floats, stayingTasks } from './staying.js'
import { dayLength, slotFor, TimeAxis } from './time_axis.js'

export interface PlanInput {
  /** With the dates of the present plan. */
  outline: readonly Placed[]
  links: readonly TaskLink[]
  assignments: readonly TaskAssignment[]
  resources: ReadonlyMap<number, PlanResource>
  calendars: ReadonlyMap<number, WorkCalendar>
  calendarId: number
  /** Nothing unfinished is planned before it. */
  from: Moment
  /** Tasks that an accepted scenario holds back, and until when: that may be decided anew. */
  held: ReadonlyMap<number, Moment>
  /** Dates before which the material of a task is not there. */
  ready: ReadonlyMap<number, Moment>
  /** What is left of begun work waits for its predecessors. */
  retainsLogic: boolean
  /** When tasks have to be finished, and what a minute of lateness counts. */
  dues: Dues
  /** How much of the work of a day is overtime, and what that costs against other hours. */
  overtimeOn: (day: Day) => number
  overtimeFactor: number
}

const NOTHING: PlanResource = {
  ...{ unitsE4: 0, calendarId: null, rateMinor: null, periods: [], outages: [] },
}

export interface PlanProblem {
  problem: Problem
  axis: TimeAxis
  /** The task of each activity; a joint of links between summaries has none. */
  tasks: (Task | null)[]
  /** The first slot of each activity by its own constraints, and that by which its material is there. */
  releases: Slot[]
  ready: Slot[]
  resourceIds: number[]
  /** When the machine of each resource is out of service. */
  outages: (readonly Outage[])[]
  /** When there are other units of each resource than usual. */
  periods: (readonly Period[])[]
}

/** What is left to do of a schedule, as the optimizer takes it. */
export function problemOf(input: PlanInput): PlanProblem {
  return new ProblemBuilder(input).build()
}

class ProblemBuilder {
  private readonly tasks: (Task | null)[] = []
  private readonly activities: Activity[] = []
  private readonly precedences: Precedence[] = []
  private readonly places = new Map<number, number>()
  private readonly resourceIds: number[]
  private readonly axis: TimeAxis
  private readonly byId: Map<number, Placed>
  private readonly staying: Set<number>

  constructor(private readonly input: PlanInput) {
    const { outline, links, assignments, calendars, calendarId, from } = input
    this.byId = new Map(outline.map((placed) => [placed.task.id, placed]))
    this.staying = stayingTasks(outline, links, input.retainsLogic)
    const lengths = outline.map(({ task }) => this.workOf(task))
    const lags = links.map(({ lag }) => lag)
    const calendar = calendars.get(calendarId)!
    // dates of the contract and hours of resources are known by the day
    const slot = slotFor([...lengths, ...lags, dayLength(calendar, from)])
    this.axis = new TimeAxis(calendar, from, slot)
    this.resourceIds = [...new Set(assignments.map(({ resourceId }) => resourceId))]
  }

  build(): PlanProblem {
    const { assignments, outline } = this.input
    const needs = Map.groupBy(assignments, ({ taskId }) => taskId)
    for (const placed of outline)
      if (isOpen(placed)) this.add(placed.task, needs.get(placed.task.id) ?? [])
    for (const link of this.input.links) this.link(link)
    const { activities, precedences, axis, tasks, resourceIds } = this
    const ready = tasks.map((task) => this.readyOf(task))
    const releases = activities.map(({ release = 0 }) => release)
    const waiting = activities.map((activity, place) => this.waiting(activity, ready[place]!))
    const problem = { activities: waiting, precedences, resources: this.resources(waiting) }
    const used = this.used()
    const outages = used.map((resource) => resource.outages)
    const periods = used.map((resource) => resource.periods)
    return { problem, axis, tasks, releases, ready, resourceIds, outages, periods }
  }

  private used(): PlanResource[] {
    return this.resourceIds.map((id) => this.input.resources.get(id) ?? NOTHING)
  }

  /** Work that stays has its material or is begun without it, whatever the order says. */
  private readyOf(task: Task | null): Slot {
    const moment = task && !this.staying.has(task.id) && this.input.ready.get(task.id)
    return moment ? this.axis.from(moment) : 0
  }

  private waiting(activity: Activity, ready: Slot): Activity {
    if (activity.fixedStart !== undefined) return activity
    return { ...activity, release: Math.max(activity.release ?? 0, ready) }
  }

  private resources(waiting: readonly Activity[]): Resource[] {
    const { calendars, calendarId, from, outline, overtimeOn, overtimeFactor } = this.input
    const last = Math.max(from, ...outline.map(({ task }) => task.earlyFinish ?? from))
    const work = waiting.reduce((sum, { duration }) => sum + duration, 0)
    const allowed = Math.max(0, ...waiting.map(({ release = 0 }) => release))
    const used = this.used()
    const first = Math.max(this.axis.from(last), allowed)
    const time = {
      ...{ axis: this.axis, calendar: calendars.get(calendarId)!, from: dayOf(from) },
      ...{ until: untilBack(used, { axis: this.axis, first, work: 2 * work }) },
      ...{ overtimeOn, overtimeFactor },
    }
    return used.map((resource) => {
      const { calendarId: own } = resource
      const calendar = own === null || own === calendarId ? null : (calendars.get(own) ?? null)
      return slotsOfResource(resource, calendar, time)
    })
  }

  /** Working minutes of the schedule's calendar that are left of a task. */
  private workOf(task: Task): number {
    const { calendars, calendarId } = this.input
    if (task.duration === 0) return 0
    const left = task.actualStart === null ? task.duration : (task.remaining ?? task.duration)
    if (task.calendarId === null || task.calendarId === calendarId) return left
    if (task.earlyStart === null || task.earlyFinish === null) return left
    // another calendar: what its stretch is on this one
    return calendars.get(calendarId)!.between(task.earlyStart, task.earlyFinish)
  }

  private add(task: Task, needs: readonly TaskAssignment[]) {
    const duration = this.axis.length(this.workOf(task))
    const demands = needs.map(({ resourceId, unitsE4 }) => ({
      resource: this.resourceIds.indexOf(resourceId),
      amount: Math.ceil(unitsE4 / UNIT_E4),
    }))
    this.places.set(task.id, this.activities.length)
    this.tasks.push(task)
    this.activities.push({
      duration,
      demands: duration ? demands : [],
      ...this.bounds(task, duration),
      ...this.fixed(task, { duration, needs }),
      present: this.axis.from(task.earlyStart ?? this.input.from),
    })
  }

  private bounds(task: Task, duration: number): Partial<Activity> {
    const { constraintKind: kind, constraintAt: at } = task
    const due = this.input.dues.get(task.id)
    const { axis } = this
    const isHeld = at !== null && this.input.held.get(task.id) === at
    const releases = [0]
    const dues: number[] = []
    const isOf = (...kinds: ConstraintKind[]) => kind !== null && kinds.includes(kind)
    if (at !== null) {
      if (isOf('start_no_earlier', 'start_on') && !isHeld) releases.push(axis.from(at))
      if (isOf('finish_no_earlier', 'finish_on')) releases.push(axis.from(at) - duration)
      if (isOf('finish_no_later', 'finish_on', 'must_finish')) dues.push(axis.upTo(at))
      if (isOf('start_no_later', 'start_on')) dues.push(axis.upTo(at) + duration)
    }
    if (due) dues.push(axis.upTo(due.at))
    return {
      release: Math.max(...releases),
      ...(dues.length && { due: Math.max(0, Math.min(...dues)) }),
      weight: due?.weight ?? 1,
    }
  }

  private fixed(
    task: Task,
    { duration, needs }: { duration: Slot; needs: readonly TaskAssignment[] }
  ): Partial<Activity> {
    if (!this.staying.has(task.id) || (needs.length === 0 && floats(task))) return {}
    const end = task.earlyFinish === null ? duration : this.axis.upTo(task.earlyFinish)
    return { fixedStart: Math.max(0, end - duration), release: 0 }
  }

  private link({ fromId, toId, type, lag }: TaskLink) {
    const [from, to] = [this.byId.get(fromId), this.byId.get(toId)]
    if (!from || !to) return
    if (from.kind === 'summary' || to.kind === 'summary') {
      if (type === 'FS') this.linkSummaries(from, to, lag)
      return
    }
    const target = this.movable(toId)
    if (target === undefined) return
    const source = this.places.get(fromId)
    if (source === undefined) return this.wait(target, from.task, { fromId, toId, type, lag })
    // begun work has started already
    if (from.task.actualStart !== null && (type === 'SS' || type === 'SF')) return
    const [before, after] = [this.activities[source]!.duration, this.activities[target]!.duration]
    const gap = gapOf(type, this.axis.length(lag), before, after)
    this.precedences.push({ from: source, to: target, gap })
  }

  /** What is finished still makes its successor wait for the lag. */
  private wait(target: number, { actualFinish }: Task, { type, lag }: TaskLink) {
    if (actualFinish === null || type !== 'FS' || lag <= 0) return
    const slot = this.axis.from(actualFinish) + this.axis.length(lag)
    const activity = this.activities[target]!
    activity.release = Math.max(activity.release ?? 0, slot)
  }

  /** All of one summary before all of the other, by a joint between them. */
  private linkSummaries(from: Placed, to: Placed, lag: number) {
    const joint = this.activities.length
    this.activities.push({ duration: 0, demands: [] })
    this.tasks.push(null)
    for (const id of this.leavesOf(from)) {
      const place = this.places.get(id)
      if (place === undefined) continue
      const gap = this.activities[place]!.duration
      this.precedences.push({ from: place, to: joint, gap })
    }
    for (const id of this.leavesOf(to)) {
      const place = this.movable(id)
      if (place === undefined) continue
      this.precedences.push({ from: joint, to: place, gap: this.axis.length(lag) })
    }
  }

  private movable(id: number): number | undefined {
    const place = this.places.get(id)
    return place === undefined || this.activities[place]!.fixedStart !== undefined
      ? undefined
      : place
  }

  private leavesOf({ task, kind }: Placed): number[] {
    if (kind !== 'summary') return [task.id]
    return this.input.outline
      .filter((one) => one.task.parentId === task.id)
      .flatMap((one) => this.leavesOf(one))
  }
}

/** Work that is left; what only spans others follows them. */
const isOpen = ({ task, kind }: Placed) =>
  kind !== 'summary' && kind !== 'level_of_effort' && task.actualFinish === null
