import type { Slot } from './problem.js'

/** Why a problem has no plan, with what it is about. */
export type Fault =
  /** An activity needs more of a resource than there is at any time. */
  | {
      code: 'DEMAND_OVER_CAPACITY'
      activity: number
      resource: number
      demand: number
      capacity: number
    }
  /** There is enough of the resource at times, but never for as long as the activity takes. */
  | {
      code: 'NO_WINDOW'
      activity: number
      resource: number
      demand: number
      short: { from: Slot; to: Slot }[]
    }
  /** Activities that have room alone take it from each other. */
  | { code: 'NO_ROOM' }
  | { code: 'CYCLE'; activities: number[] }
  /** A number that is no whole number, or below what it can be. */
  | { code: 'INVALID'; activity: number; member: string }

export class OptimizerError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code)
    this.name = 'OptimizerError'
  }

  get code() {
    return this.fault.code
  }
}
