import type * as CpSatPackage from 'or-tools-wasm/cp-sat'
import type { CpSolverResponse, SatParameters } from 'or-tools-wasm/cp-sat'
import { CpModelBuilder, type CpModel } from './cp_model.js'
import type { Instance } from './instance.js'
import type { Bound } from './bounds.js'
import { breachesOf } from './check_plan.js'
import type { Starts } from './problem.js'
import { scoreOfPlan } from './score.js'
import type { Solver, SolverAnswer, SolverOrder } from './solver.js'

const PACKAGE = 'or-tools-wasm/cp-sat'

/** CP-SAT of OR-Tools where it is installed, else null: plans are then found without it. */
export async function loadCpSat(): Promise<Solver | null> {
  try {
    const { CpSat } = (await import(PACKAGE)) as typeof CpSatPackage
    return new CpSatSolver(CpSat)
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

class CpSatSolver implements Solver {
  constructor(private readonly api: typeof CpSatPackage.CpSat) {}

  async solve(instance: Instance, order: SolverOrder): Promise<SolverAnswer> {
    const model = new CpModelBuilder(instance, order).model()
    const bytes = await this.api.createModel(model.proto)
    const { response } = await this.api.solve(bytes, parametersOf(order))
    if (!response) return { starts: null, bound: null, isProven: false }
    const isProven = response.status === 'OPTIMAL' || response.status === 4
    const starts = betterStarts(instance, order, model, response)
    if (order.window) return { starts, bound: null, isProven }
    return { starts, bound: boundOf(response, model.scale, order.bound), isProven }
  }
}

function parametersOf({ seconds, isRepeatable, seed, forBound }: SolverOrder): SatParameters {
  return {
    numWorkers: 1,
    // linear relaxations cost more here than they tell
    linearizationLevel: 0,
    randomSeed: seed & 0x7fffffff,
    ...(isRepeatable ? { maxDeterministicTime: seconds } : { maxTimeInSeconds: seconds }),
    ...(forBound && { useObjectiveLbSearch: true }),
  }
}

/** The plan of an answer, where it keeps all constraints and is better than the one before. */
function betterStarts(
  instance: Instance,
  { starts: before }: SolverOrder,
  { places }: CpModel,
  { solution }: CpSolverResponse
): Starts | null {
  if (!solution?.length) return null
  const starts = Int32Array.from(places, ({ variable, factor, offset }) =>
    variable === null ? offset : factor * Number(solution[variable]) + offset
  )
  if (scoreOfPlan(instance, starts) >= scoreOfPlan(instance, before)) return null
  const [breach] = breachesOf(instance.problem, starts)
  if (breach) throw new Error(`CP-SAT gave a plan that breaks ${JSON.stringify(breach)}`)
  return starts
}

/** A bound of the finish counts only where the lateness cannot be less. */
function boundOf({ bestObjectiveBound }: CpSolverResponse, scale: number, known: Bound): Bound {
  const best = Math.ceil((bestObjectiveBound ?? 0) - 1e-6)
  const lateness = Math.floor(best / scale)
  if (lateness < known.lateness) return known
  return { lateness, finish: Math.max(known.finish, best - lateness * scale) }
}
