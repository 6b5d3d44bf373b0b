import { capacityAt, type Slot, type Starts } from '#engines/optimizer/problem'
import { formatMoment } from '#engines/scheduling/moment'
import type { PlanProblem } from './plan_problem.js'
import type { MoveReason } from './scenario.js'

/** What makes each activity wait, by its place: null where nothing does. */
export class Reasons {
  private readonly arrivals: { from: number; gap: number }[][]

  constructor(
    private readonly plan: PlanProblem,
    private readonly starts: Starts,
    /** The plan has more working hours than the present one. */
    private readonly moreHours: boolean
  ) {
    const { activities, precedences } = plan.problem
    this.arrivals = activities.map(() => [])
    for (const { from, to, gap } of precedences) this.arrivals[to]!.push({ from, gap })
  }

  /** Whether it lies later than its links demand: a resource or its material holds it back. */
  isHeld(activity: number): boolean {
    const { fixedStart } = this.plan.problem.activities[activity]!
    return fixedStart === undefined && this.starts[activity]! > this.earliest(activity).slot
  }

  /** Why a task starts at another time than before. @param isLater than the present plan has it */
  of(activity: number, isLater: boolean): MoveReason {
    const none = { resourceId: null, taskId: null, until: null }
    if (!isLater) return { code: this.moreHours ? 'hours' : 'released', ...none }
    if (this.waitsForMaterial(activity)) {
      const until = formatMoment(this.plan.axis.startOf(this.plan.ready[activity]!))
      return { code: 'material', ...none, until }
    }
    if (this.isHeld(activity)) return this.holder(activity) ?? { code: 'resource', ...none }
    const { from } = this.earliest(activity)
    const taskId = from === null ? null : (this.plan.tasks[from]?.id ?? null)
    return { code: 'predecessor', ...none, taskId }
  }

  private waitsForMaterial(activity: number): boolean {
    return this.isHeld(activity) && this.starts[activity] === this.plan.ready[activity]
  }

  private earliest(activity: number): { slot: Slot; from: number | null } {
    const latest: { slot: Slot; from: number | null } = {
      slot: this.plan.releases[activity]!,
      from: null,
    }
    for (const { from, gap } of this.arrivals[activity]!) {
      const slot = this.starts[from]! + gap
      if (slot > latest.slot) Object.assign(latest, { slot, from })
    }
    return latest
  }

  /** The task that has a needed resource until this one begins: the one that has most of it. */
  private holder(activity: number): MoveReason | null {
    const { activities, resources } = this.plan.problem
    const before = this.starts[activity]! - 1
    for (const { resource, amount } of activities[activity]!.demands) {
      const users = this.usersAt(resource, before)
      const used = users.reduce((sum, user) => sum + user.amount, 0)
      if (used + amount <= capacityAt(resources[resource]!, before)) continue
      const [most] = users.toSorted((one, other) => other.amount - one.amount)
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

  private usersAt(resource: number, slot: Slot) {
    return this.plan.problem.activities.flatMap(({ duration, demands }, activity) => {
      const start = this.starts[activity]!
      if (slot < start || slot >= start + duration) return []
      const demand = demands.find((one) => one.resource === resource)
      return demand ? [{ activity, amount: demand.amount, end: start + duration }] : []
    })
  }
}
