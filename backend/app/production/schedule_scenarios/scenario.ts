import { ScheduleScenarioSchema } from '#database/schema'
import type { Fault } from './fault.js'
import type { Basis } from './basis.js'
import { NO_WHAT_IF, type WhatIf } from './what_if.js'

export const SCENARIO_STATUSES = [
  'queued',
  'done',
  'failed',
  'cancelled',
  'accepted',
  'undone',
] as const
export type ScenarioStatus = (typeof SCENARIO_STATUSES)[number]

export const MOVE_REASONS = [
  'resource',
  'outage',
  'period',
  'idle',
  'material',
  'predecessor',
  'released',
  'hours',
] as const

/** Why a task starts at another time. Moments are texts of the project's clock. */
export interface MoveReason {
  /**
   * Another task holds the resource until then; its machine is out of service until then, and with a task
   * what is left of it is taken; there are more units of it from then on; its crews work without a break that
   * way; its material comes then; its predecessor moves; or it comes forward: nothing holds it back any more,
   * or more hours are worked.
   */
  code: (typeof MOVE_REASONS)[number]
  resourceId: number | null
  taskId: number | null
  until: string | null
  /** Why the machine can't be used. */
  outage?: string | null
}

export interface Move {
  taskId: number
  from: string
  to: string
  reason: MoveReason
}

/**
 * What a plan comes to: its finish, days of missed dates, days on which a resource is over-allocated, and
 * what the crews cost for the work that is left, in minor units of the base currency.
 */
export interface PlanFigures {
  finish: string | null
  lateDays: number
  overloadedDays: number
  /** Null where no resource in use has a price. */
  cost: { work: number; overtime: number; idle: number } | null
}

/** A task that has to be finished by a day, in the present plan and in the proposed one. */
export interface Milestone {
  taskId: number
  /** By when: of its deadline and contract day the earlier one, or the day that the scenario supposes. */
  deadline: string
  /** What the contract calls it, and its day there; null where only a deadline or the scenario sets one. */
  name?: string | null
  nameAr?: string | null
  contractOn?: string | null
  before: string | null
  after: string | null
  /** Calendar days. */
  lateBefore: number
  lateAfter: number
}

/**
 * A task that levelling holds back: `at` is null where it no longer does. A date that its constraint has kept
 * becomes its deadline.
 */
export interface Hold {
  taskId: number
  at: string | null
  deadline?: string
}

/** What accepting a scenario replaces; the deadline only where the hold states one. */
export interface Replaced {
  taskId: number
  kind: string | null
  at: string | null
  deadline?: null
}

export interface ScenarioOutcome {
  fault: Fault | null
  before: PlanFigures | null
  after: PlanFigures | null
  /** No plan within these capacities can end before; null where nothing is known. */
  boundFinish: string | null
  isProven: boolean
  /** Exact search took part. */
  exact: boolean
  schedules: number
  milestones: Milestone[]
  moves: Move[]
  holds: Hold[]
  /** The constraints that accepting it replaced. */
  replaced: Replaced[]
  /** Once it is accepted: the calendar that was made for its hours, and the one before. */
  calendar: { id: number; before: number } | null
  /** What it was computed from beside the schedule; absent in scenarios of earlier days. */
  basis?: Basis
}

/** A plan that the optimizer proposes. */
export default class ScheduleScenario extends ScheduleScenarioSchema {
  declare status: ScenarioStatus

  get result(): ScenarioOutcome | null {
    return this.outcome === null ? null : (JSON.parse(this.outcome) as ScenarioOutcome)
  }

  set result(outcome: ScenarioOutcome | null) {
    this.outcome = outcome === null ? null : JSON.stringify(outcome)
  }

  /** Units in ten-thousandths that are added, by resource. */
  get extras(): { resourceId: number; unitsE4: number }[] {
    return JSON.parse(this.extraCapacity)
  }

  get whatIf(): WhatIf {
    return this.supposed === null ? NO_WHAT_IF : (JSON.parse(this.supposed) as WhatIf)
  }

  toAudit() {
    const { status, seconds, seed, scheduleVersion, acceptedVersion } = this
    return { status, seconds, seed, scheduleVersion, acceptedVersion }
  }
}
