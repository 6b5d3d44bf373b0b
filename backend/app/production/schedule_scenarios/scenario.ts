import { ScheduleScenarioSchema } from '#database/schema'
import type { Fault } from './fault.js'

export const SCENARIO_STATUSES = [
  'queued',
  'done',
  'failed',
  'cancelled',
  'accepted',
  'undone',
] as const
export type ScenarioStatus = (typeof SCENARIO_STATUSES)[number]

/** Why a task starts at another time. Moments are texts of the project's clock. */
export interface MoveReason {
  /** Another task holds the resource until then; or its predecessor moves; or nothing holds it back any more. */
  code: 'resource' | 'predecessor' | 'released'
  resourceId: number | null
  taskId: number | null
  until: string | null
}

export interface Move {
  taskId: number
  from: string
  to: string
  reason: MoveReason
}

/** What a plan comes to: its finish, days of missed dates, and days on which a resource is over-allocated. */
export interface PlanFigures {
  finish: string | null
  lateDays: number
  overloadedDays: number
}

/** A task that levelling holds back: `at` is null where it no longer does. */
export interface Hold {
  taskId: number
  at: string | null
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
  moves: Move[]
  holds: Hold[]
  /** The constraints that accepting it replaced. */
  replaced: { taskId: number; kind: string | null; at: string | null }[]
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

  toAudit() {
    const { status, seconds, seed, scheduleVersion, acceptedVersion } = this
    return { status, seconds, seed, scheduleVersion, acceptedVersion }
  }
}
