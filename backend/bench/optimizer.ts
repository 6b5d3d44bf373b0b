/**
 * Plans under limited resources: PSPLIB against the best plans that were published, with a number of
 * schedules and with a time limit, then projects as large as a site has.
 *
 *   node --import @poppinss/ts-exec bench/optimizer.ts [seconds an instance, 10] [sets, j30,j60,j120]
 *
 * PSPLIB is read from `shared/data/psplib` beside the project, or from the folder that PSPLIB names.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { breachesOf } from '#engines/optimizer/check_plan'
import { loadCpSat } from '#engines/optimizer/cp_sat'
import { instanceOf } from '#engines/optimizer/instance'
import { optimize, type Answer, type Settings } from '#engines/optimizer/optimize'
import type { Problem } from '#engines/optimizer/problem'
import type { Solver } from '#engines/optimizer/solver'
import { largeProject } from './optimizer/large_project.js'
import { readSet, type Known } from './optimizer/psplib.js'

const seconds = Number(process.argv[2] ?? 10)
const sets = (process.argv[3] ?? 'j30,j60,j120').split(',')
const folder = process.env.PSPLIB ?? join(import.meta.dirname, '../../../shared/data/psplib')
const SEED = 1
let faults = 0

const percent = (share: number) => `${(100 * share).toFixed(2)} %`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The longest chain, which deviations of the larger sets are counted from. */
function chainOf(problem: Problem): number {
  const { earliest, tail } = instanceOf(problem)
  return earliest.reduce((most, early, i) => Math.max(most, early + tail[i]), 0)
}

async function solved(
  { name, problem, best, isClosed }: Known,
  settings: Settings,
  solver: Solver | null
) {
  const start = performance.now()
  const answer = await optimize(problem, settings, { solver })
  const breach = breachesOf(problem, answer.starts)[0]
  const isImpossible = isClosed && (answer.finish < best || answer.bound.finish > best)
  if (breach || isImpossible) {
    faults++
    console.log(
      `WRONG ${name}: ${answer.finish}, bound ${answer.bound.finish}, best ${best}`,
      breach
    )
  }
  return { answer, best, chain: chainOf(problem), ms: performance.now() - start }
}

async function table(known: Known[], set: string, settings: Settings, solver: Solver | null) {
  const rows: Awaited<ReturnType<typeof solved>>[] = []
  for (const one of known) rows.push(await solved(one, settings, solver))
  const fromBest = mean(rows.map(({ answer, best }) => answer.finish / best - 1))
  const fromChain = mean(rows.map(({ answer, chain }) => answer.finish / chain - 1))
  const reached = rows.filter(({ answer, best }) => answer.finish <= best).length
  const proven = rows.filter(({ answer }) => answer.isProven).length
  const made = rows.reduce((sum, { answer }) => sum + answer.schedules, 0)
  const ms = rows.reduce((sum, row) => sum + row.ms, 0)
  const way = settings.schedules
    ? `${settings.schedules} schedules`
    : `${seconds} s${solver ? ', CP-SAT' : ''}`
  console.log(
    [
      `${set.padEnd(5)} ${way.padEnd(18)} from best ${percent(fromBest)}, from chain ${percent(fromChain)}`,
      `best reached ${reached}/${rows.length}, proven ${proven}`,
      `${(ms / rows.length).toFixed(0)} ms each, ${Math.round((made / ms) * 1000)} schedules/s`,
    ].join('; ')
  )
}

async function library(solver: Solver | null) {
  if (!existsSync(folder)) return console.log(`PSPLIB skipped: no folder ${folder}`)
  for (const set of sets) {
    const known = readSet(folder, set)
    if (!known.length) continue
    for (const schedules of [1000, 5000]) await table(known, set, { seed: SEED, schedules }, null)
    await table(known, set, { seed: SEED, milliseconds: seconds * 1000 }, solver)
  }
}

async function large(solver: Solver | null) {
  const small = largeProject(500, 12, SEED)
  const start = performance.now()
  await optimize(small, { seed: SEED, schedules: 1 })
  const ms = performance.now() - start
  console.log(`500 tasks, first plan: ${ms.toFixed(0)} ms (goal ≤ 200)`)
  const problem = largeProject(2000, 20, SEED)
  const answer: Answer = await optimize(problem, { seed: SEED, milliseconds: 30_000 }, { solver })
  if (breachesOf(problem, answer.starts).length) faults++
  const gain = 1 - answer.finish / answer.first.finish
  const memory = process.resourceUsage().maxRSS / 1024
  console.log(
    `2,000 tasks, 20 resources, 30 s: ${answer.first.finish} → ${answer.finish}, ${percent(gain)} better ` +
      `(goal ≥ 5 %), no plan below ${answer.bound.finish}; ${answer.schedules} schedules; ` +
      `${memory.toFixed(0)} MB (goal ≤ 600)`
  )
}

const solver = await loadCpSat()
console.log(solver ? 'with CP-SAT' : 'without CP-SAT: it is not installed')
await large(solver)
await library(solver)
process.exit(faults ? 1 : 0)
