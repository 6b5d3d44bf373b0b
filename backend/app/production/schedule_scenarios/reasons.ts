import { capacityAt, type Slot, type Starts } from '#engines/optimizer/problem'
import { dayOf, formatMoment, MINUTES_OF_DAY } from '#engines/scheduling/moment'
import { outageOn, periodOn } from '#engines/scheduling/outages'
import type { PlanProblem } from './plan_problem.js'
import { UNIT_E4 } from './resource_slots.js'
import type { MoveReason } from './scenario.js'

/** The machine of a resource is one unit of it. */
const ONE_UNIT = 10_000 / UNIT_E4

/** Work that has some of a resource. */
interface User {
  activity: number
  amount: number
  end: Slot
}

/** What makes each activity wait, by its place: null where nothing does. */
export class Reasons {
  private readonly arrivals: { from: number; gap: number }[][]
  /** Where each begins by the plan, what needs no resource as early as its links and its material let it. */
  private readonly begins: Starts

  constructor(
    private readonly plan: PlanProblem,
    starts: Starts,
    /** The plan has more working hours than the present one. */
    private readonly moreHours: boolean
  ) {
    const { activities, precedences } = plan.problem
    this.arrivals = activities.map(() => [])
    for (const { from, to, gap } of precedences) this.arrivals[to]!.push({ from, gap })
    this.begins = starts.slice()
    this.pullForward()
  }

  /** That a plan has a milestone later than it could be is of no use to anyone, and may make it late. */
  private pullForward() {
    const free = this.plan.problem.activities.flatMap(({ demands, fixedStart }, activity) =>
      demands.length || fixedStart !== undefined ? [] : [activity]
    )
    for (let isMoved = true; isMoved;) {
      isMoved = false
      for (const activity of free) {
        const slot = Math.max(this.earliest(activity).slot, this.plan.ready[activity]!)
        if (slot >= this.begins[activity]!) continue
        this.begins[activity] = slot
        isMoved = true
      }
    }
  }

  /** Whether it lies later than its links demand: a resource or its material holds it back. */
  isHeld(activity: number): boolean {
    const { fixedStart } = this.plan.problem.activities[activity]!
    return fixedStart === undefined && this.begins[activity]! > this.earliest(activity).slot
  }

  /** The slot before which a task may not begin by the proposed plan, beyond what its links demand. */
  heldUntil(activity: number): Slot | null {
    return this.isHeld(activity) ? this.begins[activity]! : null
  }

  /** Why a task starts at another time than before. @param isLater than the present plan has it */
  of(activity: number, isLater: boolean): MoveReason {
    const none = { resourceId: null, taskId: null, until: null }
    if (!isLater) return { code: this.moreHours ? 'hours' : 'released', ...none }
    if (this.waitsForMaterial(activity)) {
      const until = formatMoment(this.plan.axis.startOf(this.plan.ready[activity]!))
      return { code: 'material', ...none, until }
    }
    if (this.isHeld(activity))
      return this.holder(activity) ?? { code: this.gapCode(activity), ...none }
    const { from } = this.earliest(activity)
    const taskId = from === null ? null : (this.plan.tasks[from]?.id ?? null)
    return { code: 'predecessor', ...none, taskId }
  }

  /** Nothing takes its place: it begins later so that its crews work without a break, or for want of room. */
  private gapCode(activity: number): 'idle' | 'resource' {
    const { activities, resources } = this.plan.problem
    const isPaid = activities[activity]!.demands.some(
      ({ resource }) => resources[resource]!.idleCost !== undefined
    )
    return isPaid ? 'idle' : 'resource'
  }

  private waitsForMaterial(activity: number): boolean {
    return this.isHeld(activity) && this.begins[activity] === this.plan.ready[activity]
  }

  private earliest(activity: number): { slot: Slot; from: number | null } {
    const latest: { slot: Slot; from: number | null } = {
      slot: this.plan.releases[activity]!,
      from: null,
    }
    for (const { from, gap } of this.arrivals[activity]!) {
      const slot = this.begins[from]! + gap
      if (slot > latest.slot) Object.assign(latest, { slot, from })
    }
    return latest
  }

  /** The task that has a needed resource until this one begins: the one that has most of it. */
  private holder(activity: number): MoveReason | null {
    const { activities, resources } = this.plan.problem
    const before = this.begins[activity]! - 1
    for (const { resource, amount } of activities[activity]!.demands) {
      const users = this.usersAt(resource, before)
      const used = users.reduce((sum, user) => sum + user.amount, 0)
      const missing = used + amount - capacityAt(resources[resource]!, before)
      if (missing <= 0) continue
      const [most] = users.toSorted((one, other) => other.amount - one.amount)
      if (missing <= ONE_UNIT) {
        const reason = this.outage(resource, this.begins[activity]!, most)
        if (reason) return reason
      }
      const period = this.period(resource, this.begins[activity]!, missing)
      if (period) return period
      const until = most && this.plan.axis.endOf(most.end)
      return {
        code: 'resource',
        resourceId: this.plan.resourceIds[resource]!,
        taskId: most ? (this.plan.tasks[most.activity]?.id ?? null) : null,
        until: until === undefined ? null : formatMoment(until),
      }
    }
    return null
  }

  /** Where there would be enough with the machine that is away until the activity begins, or longer. */
  private outage(resource: number, start: Slot, holder: User | undefined): MoveReason | null {
    const { axis, outages, resourceIds, tasks } = this.plan
    const last = dayOf(axis.startOf(start - 1))
    const away = outageOn(outages[resource]!, last)
    if (!away) return null
    const isBack = axis.from(away.to * MINUTES_OF_DAY) <= start
    const until = isBack ? away.to * MINUTES_OF_DAY : holder && axis.endOf(holder.end)
    return {
      ...{ code: 'outage', outage: away.kind, resourceId: resourceIds[resource]! },
      taskId: isBack || !holder ? null : (tasks[holder.activity]?.id ?? null),
      until: until === undefined ? null : formatMoment(until),
    }
  }

  /** Where there are more units from the day on which the activity begins, and these are enough. */
  private period(resource: number, start: Slot, missing: number): MoveReason | null {
    const { axis, periods, problem, resourceIds } = this.plan
    const [before, at] = [start - 1, start].map((slot) =>
      periodOn(periods[resource]!, dayOf(axis.startOf(slot)))
    )
    if (before === at) return null
    const capacity = problem.resources[resource]!
    if (capacityAt(capacity, start) - capacityAt(capacity, start - 1) < missing) return null
    const day = at ? at.from : before!.to
    return {
      ...{ code: 'period', resourceId: resourceIds[resource]!, taskId: null },
      until: formatMoment(day * MINUTES_OF_DAY),
    }
  }

  private usersAt(resource: number, slot: Slot): User[] {
    return this.plan.problem.activities.flatMap(({ duration, demands }, activity) => {
      const start = this.begins[activity]!
      if (slot < start || slot >= start + duration) return []
      const demand = demands.find((one) => one.resource === resource)
      return demand ? [{ activity, amount: demand.amount, end: start + duration }] : []
    })
  }
}
