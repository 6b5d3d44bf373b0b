import type { Instance } from './instance.js'
import type { Slot, Starts } from './problem.js'
import type { Bound } from './bounds.js'

/** What a solver may take, and where it begins. */
export interface SolverOrder {
  /** The best plan until now. */
  starts: Starts
  bound: Bound
  /** The activities that may move; all when absent. Those behind them move together. */
  window?: Window
  /** Seconds by the clock, or by the work of the solver: the same in every run. */
  seconds: number
  isRepeatable: boolean
  seed: number
  /** Looks for a proof more than for a plan. */
  forBound?: boolean
}

/** Activities that are placed anew. What starts later may come forward as one; the others stay. */
export interface Window {
  free: Uint8Array
  later: Uint8Array
  /** Nothing that is placed anew starts before this slot. */
  from: Slot
}

export interface SolverAnswer {
  /** A better plan, null when none was found. */
  starts: Starts | null
  /** Of the whole problem; null when only a window was looked at. */
  bound: Bound | null
  /** There is nothing better, in the window if there was one. */
  isProven: boolean
}

/** Exact search, where it is installed. */
export interface Solver {
  solve(instance: Instance, order: SolverOrder): Promise<SolverAnswer>
}
