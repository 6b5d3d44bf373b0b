/*
 * Looks for a better plan in a process of its own: the search takes a whole core for as long as it was
 * given, and what its memory does, it does to this process alone.
 */
import { serveCalls } from '#engines/processes/serve_calls'
import { loadCpSat } from './cp_sat.js'
import { OptimizerError, type Fault } from './errors.js'
import { optimize, type Answer, type Settings } from './optimize.js'
import type { Problem } from './problem.js'

export interface OptimizeOrder {
  problem: Problem
  settings: Settings
}

/** The answer of a search, or why there is no plan at all. */
export type OptimizeOutcome = { answer: Answer; fault: null } | { answer: null; fault: Fault }

serveCalls({
  async optimize({ problem, settings }: OptimizeOrder, { onProgress }): Promise<OptimizeOutcome> {
    try {
      const solver = await loadCpSat()
      const tell = ({ fraction }: { fraction: number }) => onProgress(fraction)
      return {
        answer: await optimize(problem, settings, { solver, onProgress: tell }),
        fault: null,
      }
    } catch (error) {
      if (!(error instanceof OptimizerError)) throw error
      return { answer: null, fault: error.fault }
    }
  },
})
