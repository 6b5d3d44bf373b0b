import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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
  ...faultFiles.map((name) => ['faults', `--files=${name.replace('.spec.ts', '')}`]),
  ...FUNCTIONAL.map((files) => ['functional', ...files.map((file) => `--files=${file}`)]),
  ['unit'],
]
const embedded = (part) => ({
  name: `${part.join(' ')} (embedded)`,
  run: (env, options) => japa(part, env, options),
})
const onServices = (part) => ({
  name: `${part.join(' ')} (services)`,
  run: (env, options) => servicesRun(part, env, options),
})
/** Each part on both databases; units know no services. Races are about time and run alone. */
const ALONE = [embedded(['races']), onServices(['races'])]
const SIDE_BY_SIDE = [
  PARTS.map(embedded),
  PARTS.filter(([suite]) => suite !== 'unit').map(onServices),
]
const HOURS = 10
/** Kills of each stream of writes in a round of a night. */
const KILLS_OF_A_NIGHT = '40'
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
    return await rounds(mode, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await dropTemplate()
  }
}

async function rounds(mode, folder) {
  const end = Date.now() + Number(process.env.BATTERY_HOURS ?? HOURS) * 3_600_000
  const file = join(folder, 'claims')
  const sums = () => sumClaims(read(file))
  const summary = new Summary()
  let wanted = () => true
  for (let round = 0; ; round++) {
    const advanced = new Map()
    const one = async (run, options) => {
      if (!wanted(run) || (round && Date.now() > end)) return
      const own = join(folder, `${round} ${run.name}`.replaceAll(/\W+/g, '-'))
      const env = { CLAIMS_FILE: own, PROPERTY_SEED: String(FIRST_SEED + round) }
      if (mode === 'long') env.FAULT_KILLS = KILLS_OF_A_NIGHT
      const result = await run.run(env, options)
      if (options.quiet) process.stdout.write(result.output)
      summary.add(run.name, result)
      const noted = read(own)
      appendFileSync(file, noted)
      advanced.set(run, [...sumClaims(noted).keys()])
    }
    for (const run of ALONE) await one(run, {})
    await Promise.all(
      SIDE_BY_SIDE.map(async (runs, lane) => {
        for (const run of runs) await one(run, { lane, quiet: lane > 0 })
      })
    )
    // what has no goal before it any more is not tried again
    const open = openClaims(sums())
    wanted = (run) => advanced.get(run)?.some((claim) => open.has(claim)) ?? false
    if (mode === 'short' || Date.now() > end || ![...advanced.keys()].some(wanted)) break
    reportClaims(sums())
  }
  const fellShort = reportClaims(sums())
  return summary.print() || fellShort
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
