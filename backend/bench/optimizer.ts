/**
 * The optimizer on the public instances of PSPLIB (Kolisch, Sprecher 1996): how far its plans lie above the best known ones.
 *
 *   node --import @poppinss/ts-exec bench/optimizer.ts [plans]
 *
 * Reads `PSPLIB_DIR`, by default `../shared/data/psplib` beside the project; says so where it is absent.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { optimize } from '#engines/optimizer/optimize'
import type { Problem } from '#engines/optimizer/problem'

const FOLDER = process.env.PSPLIB_DIR ?? resolve(import.meta.dirname, '../../../shared/data/psplib')
const PLANS = Number(process.argv[2] ?? 5000)
const SETS = ['j30', 'j60', 'j120']
const SEED = 1

const numbers = (line: string) => line.trim().split(/\s+/).map(Number)

/** An instance in the format `.sm` of PSPLIB, single mode. */
function read(text: string): Problem {
  const lines = text.split('\n')
  const after = (heading: string, rows: number) =>
    lines.findIndex((line) => line.startsWith(heading)) + rows
  const count = Number(/jobs .*:\s+(\d+)/.exec(text)![1])
  const requests = after('REQUESTS', 3)
  const activities = Array.from({ length: count }, (_, i) => {
    const [, , duration, ...amounts] = numbers(lines[requests + i])
    const demands = amounts.flatMap((amount, resource) => (amount ? [{ resource, amount }] : []))
    return { duration, demands }
  })
  const relations = after('PRECEDENCE', 2)
  const precedences = Array.from({ length: count }, (_, i) => {
    const [from, , , ...followers] = numbers(lines[relations + i])
    return followers.map((to) => ({
      from: from - 1,
      to: to - 1,
      gap: activities[from - 1].duration,
    }))
  }).flat()
  const capacities = numbers(lines[after('RESOURCEAVAIL', 2)])
  return { activities, precedences, resources: capacities.map((capacity) => ({ capacity })) }
}

/** The best known finish of each instance: the upper one where it is open. */
function bestKnown(set: string): Map<string, number> {
  const rows = readFileSync(join(FOLDER, `${set}-best-known-kobe.csv`), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    rows.slice(1).map((row) => {
      const [name, value] = row.trim().split(',')
      return [name, Number(value.split('..').at(-1))]
    })
  )
}

function measure(set: string) {
  const best = bestKnown(set)
  const files = readdirSync(join(FOLDER, set)).filter((name) => best.has(name))
  const sums = { above: 0, proven: 0, plans: 0, milliseconds: 0 }
  for (const name of files) {
    const problem = read(readFileSync(join(FOLDER, set, name), 'utf8'))
    const begun = performance.now()
    const found = optimize(problem, { plans: PLANS, seed: SEED })
    sums.milliseconds += performance.now() - begun
    sums.plans += found.plans
    sums.above += found.finish / best.get(name)! - 1
    sums.proven += Number(found.isProven)
  }
  const average = (sum: number, digits: number) => (sum / files.length).toFixed(digits)
  console.log(
    `${set.padEnd(5)} ${files.length} instances, ${average(sums.above * 100, 2)} % above the best known,`,
    `${sums.proven} proven by the bound, ${average(sums.milliseconds, 0)} ms each,`,
    `${Math.round((sums.plans / sums.milliseconds) * 1000)} plans/s`
  )
}

if (!existsSync(FOLDER)) console.log(`no instances of PSPLIB in ${FOLDER}: skipped`)
else for (const set of SETS) measure(set)
