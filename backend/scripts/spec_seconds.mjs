import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BACKEND, ROOT } from './paths.mjs'
import { stripVTControlCharacters } from 'node:util'

/** What the runs on this machine have learned; it is written again by each of them. */
const LEARNED = join(ROOT, '.cache', 'tests', 'seconds.json')
/** Where nothing is learned yet, as in a fresh checkout: measured on two cores. */
const MEASURED = join(BACKEND, 'scripts', 'spec_seconds.json')
/** Of a spec that no one has measured. */
const SECONDS_A_LINE = { unit: 0.01, functional: 0.02, faults: 0.3, browser: 0.1 }

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

/** The specs of a suite with how long each takes, longest first. */
export function timedSpecs(suite) {
  const seconds = { ...read(MEASURED), ...read(LEARNED) }
  const folder = join(BACKEND, 'tests', suite)
  return readdirSync(folder, { recursive: true })
    .map((name) => `tests/${suite}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => ({ path, seconds: seconds[path] ?? guess(suite, path) }))
    .sort((a, b) => b.seconds - a.seconds)
}

const guess = (suite, path) =>
  readFileSync(join(BACKEND, path), 'utf8').split('\n').length * SECONDS_A_LINE[suite]

/** The specs of a suite, but those left out, in that many shards of about the same length: their arguments. */
export function shardsOf(suite, count, leftOut = []) {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, args: [suite] }))
  for (const { path, seconds } of timedSpecs(suite)) {
    if (leftOut.includes(path)) continue
    const shortest = shards.reduce((a, b) => (b.seconds < a.seconds ? b : a))
    shortest.seconds += seconds
    shortest.args.push(`--files=${path}`)
  }
  return shards.filter(({ args }) => args.length > 1)
}

/** Keeps how long each spec of a run took, for the next one. */
export function learnSeconds(output) {
  const known = { ...read(LEARNED), ...secondsIn(output) }
  mkdirSync(dirname(LEARNED), { recursive: true })
  writeFileSync(LEARNED, `${JSON.stringify(known, null, 2)}\n`)
}

const UNITS = { ms: 0.001, s: 1, m: 60 }

/** What a runner has printed: the file of each group, below it its tests with their times. */
export function secondsIn(output) {
  const seconds = {}
  let path = null
  for (const line of stripVTControlCharacters(output).split('\n')) {
    path = /^\S.*\((tests\/[^()]+\.spec\.ts)\)\s*$/.exec(line)?.[1] ?? path
    const [, amount, unit] = /^\s+[✔✖].* \((\d+(?:\.\d+)?)(ms|s|m)\)\s*$/.exec(line) ?? []
    if (path && amount) seconds[path] = (seconds[path] ?? 0) + Number(amount) * UNITS[unit]
  }
  const rounded = Object.entries(seconds).map(([file, sum]) => [file, Number(sum.toFixed(1))])
  return Object.fromEntries(rounded)
}
