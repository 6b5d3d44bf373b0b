import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLAIMS, reportClaims, sumClaims } from './battery/claims.mjs'
import { buildWhenChanged } from './build.mjs'
import { BACKEND } from './paths.mjs'
import { Summary } from './summary.mjs'
import { japa } from './test.mjs'
import { dropTemplate } from './test_databases.mjs'
import { servicesRun } from './test_services.mjs'

/** The runs that put the claims to the test; small ones, so that a later round repeats only what it needs. */
const FUNCTIONAL = [
  ['matrix'],
  ['derived_routes', 'files_of_records'],
  ['every_route', 'headers', 'lists'],
  ['hostile_files', 'hostile_bombs', 'hostile_names'],
  ['hostile_imports', 'sessions', 'open_sessions'],
  ['backup'],
  ['integrity'],
]
const FAULTS = join(BACKEND, 'tests/faults')
const faultFiles = readdirSync(FAULTS).filter((name) => name.endsWith('.spec.ts'))
const PARTS = [
  ['races'],
  ...faultFiles.map((name) => ['faults', `--files=${name.replace('.spec.ts', '')}`]),
  ...FUNCTIONAL.map((files) => ['functional', ...files.map((file) => `--files=${file}`)]),
  ['unit'],
]
/** Each part on both databases; units know no services. */
const RUNS = PARTS.flatMap((part) => [
  { name: `${part.join(' ')} (embedded)`, run: (env) => japa(part, env) },
  ...(part[0] === 'unit'
    ? []
    : [{ name: `${part.join(' ')} (services)`, run: (env) => servicesRun(part, env) }]),
])
const HOURS = 10
const FIRST_SEED = 20_260_101

/**
 * Tries what the portal promises, again and again with other examples, and prints how often each claim was
 * tried and fell short. Exit code 1 when any did.
 *
 *   npm run battery -- short            one round, embedded and on the services
 *   npm run battery                     rounds until every goal is reached, at most BATTERY_HOURS (10)
 *   npm run battery -- report FILE      what tests have noted in CLAIMS_FILE=FILE
 */
export default async function battery([mode = 'long', file]) {
  if (mode === 'report') return reportClaims(sumClaims(readFileSync(file, 'utf8')))
  if (!['long', 'short'].includes(mode)) {
    console.error(`unknown: ${mode}. Known: short, long, report FILE`)
    return 2
  }
  const code = await buildWhenChanged()
  if (code) return code
  const folder = mkdtempSync(join(tmpdir(), 'binaa-battery-'))
  try {
    return await rounds(mode, join(folder, 'claims'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await dropTemplate()
  }
}

async function rounds(mode, file) {
  const end = Date.now() + Number(process.env.BATTERY_HOURS ?? HOURS) * 3_600_000
  const summary = new Summary()
  const sums = () => sumClaims(read(file))
  let runs = RUNS
  for (let round = 0; runs.length; round++) {
    const env = { CLAIMS_FILE: file, PROPERTY_SEED: String(FIRST_SEED + round) }
    const advanced = await oneRound(summary, runs, env, sums, round ? end : Infinity)
    // what has no goal before it any more is not tried again
    const open = openClaims(sums())
    runs = runs.filter((run) => advanced.get(run)?.some((claim) => open.has(claim)))
    if (mode === 'short' || Date.now() > end) break
    reportClaims(sums())
  }
  const fellShort = reportClaims(sums())
  return summary.print() || fellShort
}

/** @returns which claims each run has tried; runs that would begin after `end` are left out */
async function oneRound(summary, runs, env, sums, end) {
  const advanced = new Map()
  for (const run of runs) {
    if (Date.now() > end) break
    const before = sums()
    summary.add(run.name, await run.run(env))
    const tried = [...sums()].filter(([claim, sum]) => sum.tried > (before.get(claim)?.tried ?? 0))
    advanced.set(
      run,
      tried.map(([claim]) => claim)
    )
  }
  return advanced
}

const openClaims = (sums) =>
  new Set(
    CLAIMS.filter(({ claim, goal }) => (sums.get(claim)?.tried ?? 0) < goal).map((c) => c.claim)
  )

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
