import { lowerBound } from './bounds.js'
import { instanceOf, type Instance } from './instance.js'
import type { Problem, Starts } from './problem.js'
import { GeneticSearch } from './genetic.js'
import { finishIn, latenessIn } from './score.js'

export interface Limits {
  /** Plans that are made at most. */
  plans: number
  /** Milliseconds after which no further plan is made; the result then depends on the machine. */
  milliseconds?: number
  /** The same seed gives the same plan. */
  seed: number
}

export interface Found {
  /** Where each activity starts. */
  starts: Starts
  /** Slots that activities finish after their due slots, by their weights. */
  lateness: number
  finish: number
  /** What no plan can finish before, once it is as little late. */
  bound: number
  /** No plan is less late, or finishes earlier. */
  isProven: boolean
  plans: number
}

/** Plans between two looks at the clock. */
const AT_ONCE = 64

/**
 * The best plan that is found within limits: first the least weighted lateness, then the earliest finish.
 * @throws OptimizerError for a problem that has no plan
 */
export function optimize(
  problem: Problem,
  { plans, milliseconds = Infinity, seed }: Limits
): Found {
  const instance = instanceOf(problem)
  const bound = lowerBound(instance)
  const search = new GeneticSearch(instance, seed)
  const end = performance.now() + milliseconds
  search.begin()
  while (search.best.score > bound && search.plans < plans && performance.now() < end)
    search.step(Math.min(AT_ONCE, plans - search.plans), bound)
  return foundOf(instance, search, bound)
}

function foundOf({ forward }: Instance, { best, plans }: GeneticSearch, bound: number): Found {
  return {
    starts: best.starts.slice(0, forward.count),
    lateness: latenessIn(best.score),
    finish: finishIn(best.score),
    bound: finishIn(bound),
    isProven: best.score === bound,
    plans,
  }
}
