import { simpleBound, type Bound } from './bounds.js'
import { OptimizerError } from './errors.js'
import { Genetic } from './genetic.js'
import { instanceOf, type Instance } from './instance.js'
import type { Problem, Starts } from './problem.js'
import { Random } from './random.js'
import { finishIn, latenessIn, scoreOf, scoreOfPlan, type Score } from './score.js'
import type { Solver, Window } from './solver.js'
import { costsOf, tidied, type Costs } from './tidy.js'
import { drawWindow } from './windows.js'

export interface Settings {
  seed: number
  /** Milliseconds for all of it. */
  milliseconds?: number
  /** Plans that may be made by the heuristic: with it alone, every run gives the same. */
  schedules?: number
}

/** How far a search has come. */
export interface Progress {
  fraction: number
  lateness: number
  finish: number
  bound: Bound
  schedules: number
}

export interface Answer extends Costs {
  starts: Starts
  lateness: number
  finish: number
  bound: Bound
  isProven: boolean
  /** The best plan of the priority rules, which a planner would have by hand. */
  first: { lateness: number; finish: number }
  schedules: number
  /** Exact search took part. */
  solver: boolean
}

export interface Tools {
  solver?: Solver | null
  onProgress?: (progress: Progress) => void
  /** Milliseconds from any point. */
  now?: () => number
}

const PROGRESS_EVERY_MS = 250
/** Shares of the time at which breeding hands over to exact search, and that a last proof has. */
const SHARES = {
  first: 0.12,
  small: { whole: 0.85, proof: 0.08 },
  medium: { whole: 0.45, proof: 0.08 },
}
/** Activities up to which exact search is mostly about proofs, and up to which it takes all at once. */
const MOST_TO_PROVE = 70
const MOST_AT_ONCE = 160
/** Exact search that is to be the same in every run, in seconds of its own measure. */
const REPEATABLE_SECONDS = 1
const LEAST_SECONDS = 0.05
/** Activities that are placed anew together, and how long that may take. */
const WINDOW = 60
const WINDOW_SECONDS = 0.7
/** Plans until which the speed is measured. */
const MEASURED_UNTIL = 2000
const LEAST_SIZE = 20
const MOST_SIZE = 900

/**
 * The best plan that is found in the time given: by breeding, then by exact search where there is one.
 * @throws OptimizerError for a problem that has no plan, naming what it is about
 */
export async function optimize(
  problem: Problem,
  settings: Settings,
  tools: Tools = {}
): Promise<Answer> {
  return new Search(instanceOf(problem), settings, tools).run()
}

class Search {
  private readonly now: () => number
  private readonly began: number
  private readonly random: Random
  private readonly genetic: Genetic
  private bound: Bound
  private told = 0
  private isOptimal = false
  private usedSolver = false

  constructor(
    private readonly instance: Instance,
    private readonly settings: Settings,
    private readonly tools: Tools
  ) {
    this.now = tools.now ?? (() => performance.now())
    this.began = this.now()
    this.random = new Random(settings.seed)
    this.bound = simpleBound(instance)
    this.genetic = new Genetic(instance, this.random, sizeFor(settings.schedules ?? 0))
  }

  async run(): Promise<Answer> {
    const first = this.genetic.begin()
    const { solver } = this.tools
    if (first === Infinity) throw new OptimizerError({ code: 'NO_ROOM' })
    const isTimed = this.settings.milliseconds !== undefined
    this.breed(solver && isTimed ? SHARES.first : 1)
    if (solver) await this.solve(solver, isTimed)
    this.breed(1)
    return this.answer(first)
  }

  private get best() {
    return this.genetic.best!
  }

  private get isProven() {
    const { lateness, finish } = this.bound
    return this.isOptimal || this.best.score <= scoreOf(lateness, finish)
  }

  private get share() {
    return (this.now() - this.began) / (this.settings.milliseconds ?? Infinity)
  }

  /** Breeds until a share of what was given is used up. */
  private breed(until: number) {
    const { genetic } = this
    const { schedules = Infinity, milliseconds } = this.settings
    while (!this.isProven && genetic.made < schedules && this.share < until) {
      genetic.step()
      this.tell()
      if (milliseconds === undefined || genetic.made > MEASURED_UNTIL) continue
      const speed = genetic.made / Math.max(1, this.now() - this.began)
      genetic.resize(sizeFor(Math.min(schedules, speed * milliseconds)))
    }
  }

  private async solve(solver: Solver, isTimed: boolean) {
    const isSmall = this.instance.movable.length <= MOST_AT_ONCE
    const { whole, proof } =
      this.instance.movable.length <= MOST_TO_PROVE ? SHARES.small : SHARES.medium
    if (isSmall) {
      await this.ask(solver, isTimed ? whole : null, {})
      if (isTimed) this.breed(1 - proof)
      if (isTimed) await this.ask(solver, 1, { forBound: true })
    } else if (isTimed)
      while (this.share < 1 && !this.isProven) {
        const began = this.share
        await this.askWindow(solver)
        this.breed(Math.min(1, this.share + (this.share - began)))
      }
  }

  /** @param until share of the time; null for so much work as is the same in every run */
  private async ask(
    solver: Solver,
    until: number | null,
    more: { forBound?: boolean; window?: Window }
  ) {
    if (this.isProven || !this.instance.movable.length) return
    const seconds =
      until === null
        ? REPEATABLE_SECONDS
        : ((until - this.share) * this.settings.milliseconds!) / 1000
    if (seconds < LEAST_SECONDS) return
    this.usedSolver = true
    const { starts } = this.best
    const found = await solver.solve(this.instance, {
      ...{ starts, bound: this.bound, seed: this.settings.seed },
      ...{ seconds, isRepeatable: until === null, ...more },
    })
    if (found.starts) this.genetic.adopt(found.starts)
    if (!more.window) {
      if (found.bound) this.bound = found.bound
      this.isOptimal ||= found.isProven
    }
    this.tell()
  }

  private async askWindow(solver: Solver) {
    const window = drawWindow(this.instance, this.best.starts, WINDOW, this.random)
    const seconds = WINDOW_SECONDS / (this.settings.milliseconds! / 1000)
    await this.ask(solver, Math.min(1, this.share + seconds), { window })
  }

  private tell() {
    const { onProgress } = this.tools
    if (!onProgress || this.now() - this.told < PROGRESS_EVERY_MS) return
    this.told = this.now()
    const bySchedules = this.genetic.made / (this.settings.schedules ?? Infinity)
    onProgress({
      fraction: Math.min(1, Math.max(this.share, bySchedules)),
      ...{ lateness: latenessIn(this.best.score), finish: finishIn(this.best.score) },
      ...{ bound: this.bound, schedules: this.genetic.made },
    })
  }

  private answer(first: Score): Answer {
    const { instance, best, genetic } = this
    const starts = tidied(instance, best.starts)
    const score = scoreOfPlan(instance, starts)
    if (this.isOptimal) this.bound = { lateness: latenessIn(score), finish: finishIn(score) }
    return {
      starts,
      ...{ lateness: latenessIn(score), finish: finishIn(score), bound: this.bound },
      isProven: this.isProven,
      first: { lateness: latenessIn(first), finish: finishIn(first) },
      schedules: genetic.made,
      solver: this.usedSolver,
      ...costsOf(instance, starts),
    }
  }
}

/** A population for so many plans: a larger one finds more, and needs longer for it. */
const sizeFor = (schedules: number) =>
  Math.round(Math.min(MOST_SIZE, Math.max(LEAST_SIZE, Math.sqrt(schedules))))
