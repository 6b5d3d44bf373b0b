import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLAIMS, reportClaims, sumClaims } from './battery/claims.mjs'
import { buildWhenChanged } from './build.mjs'
import { Summary } from './summary.mjs'
import { japa } from './test.mjs'
import { servicesRun } from './test_services.mjs'

/** The suites and files that put the claims to the test, one run of each in a round. */
const PARTS = [
  ['races'],
  ['faults'],
  ['functional', '--files=matrix', '--files=derived_routes', '--files=files_of_records'],
  ['functional', '--files=every_route', '--files=headers', '--files=lists'],
  ['functional', '--files=hostile_files', '--files=hostile_bombs', '--files=hostile_names'],
  ['functional', '--files=hostile_imports', '--files=sessions', '--files=open_sessions'],
  ['functional', '--files=backup', '--files=integrity'],
  ['unit'],
]
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
  }
}

async function rounds(mode, file) {
  const end = Date.now() + Number(process.env.BATTERY_HOURS ?? HOURS) * 3_600_000
  const summary = new Summary()
  const sums = () => sumClaims(read(file))
  for (let round = 0; ; round++) {
    await oneRound(summary, { CLAIMS_FILE: file, PROPERTY_SEED: String(FIRST_SEED + round) })
    const isReached = CLAIMS.every(({ claim, goal }) => (sums().get(claim)?.tried ?? 0) >= goal)
    if (mode === 'short' || isReached || Date.now() > end) break
    reportClaims(sums())
  }
  const fellShort = reportClaims(sums())
  return summary.print() || fellShort
}

async function oneRound(summary, env) {
  for (const part of PARTS) {
    summary.add(`${part.join(' ')} (embedded)`, await japa(part, env))
    // units know no services
    if (part[0] !== 'unit')
      summary.add(`${part.join(' ')} (services)`, await servicesRun(part, env))
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
