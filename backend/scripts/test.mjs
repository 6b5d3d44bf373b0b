import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenChanged } from './build.mjs'
import { BACKEND, FRONTEND } from './paths.mjs'
import { run, tool } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'
import { LANED, runInLanes } from './lanes.mjs'
import { leftToLaterTurn, leftToServices } from './left_out.mjs'
import { learnSeconds } from './spec_seconds.mjs'
import { countsOf, Summary } from './summary.mjs'
import { turnInWords } from './turns.mjs'

/**
 * Every test of the embedded portal: components, units, the API on SQLite, faults, the real browser.
 * Arguments narrow it, e.g. `npm test -- browser --files=procurement`.
 */
export default async function test(args) {
  const summary = new Summary()
  if (turnInWords()) console.log(turnInWords())
  if (args.length) {
    const code = args.includes('browser') ? await buildWhenChanged() : 0
    if (code) return code
    const lone = LANED.find((suite) => args.join() === suite)
    if (lone) await inLanes(summary, lone)
    else summary.add(args.join(' '), await japa(args))
    return summary.print()
  }
  summary.add(
    'components',
    await tool('vitest/vitest.mjs', ['run'], { cwd: FRONTEND, capture: true })
  )
  const code = await buildWhenChanged()
  if (code) return code
  summary.add('races', await japa(['races']))
  for (const suite of LANED) await inLanes(summary, suite)
  return summary.print()
}

const inLanes = (summary, suite) =>
  runInLanes(summary, suite, ({ args }, options) => japa(args, {}, options), {
    leftOut: [...leftToServices(suite), ...leftToLaterTurn(suite)],
  })

/** More than this many failures are no accident of a busy machine. */
const MOST_ASKED_AGAIN = 5

/**
 * One run of the backend's suites. In CI the few that failed are run once more, alone, with a
 * database and a process of their own: what is broken fails again, and both runs are printed.
 */
export async function japa(args, env = {}, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'binaa-test-'))
  try {
    const first = await japaOnce(args, folder, env, options)
    if (!args.some((arg) => arg.startsWith('--tests'))) learnSeconds(first.output)
    const { failed } = countsOf(first.output)
    if (!process.env.CI || !failed || failed > MOST_ASKED_AGAIN) return first
    const note = `\n${failed} failed in a run of many; run again alone\n`
    if (!options.quiet) process.stdout.write(note)
    await options.renew?.()
    const again = await japaOnce([...args, '--failed'], folder, env, options)
    return { ...again, before: { ...first, output: first.output + note } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function japaOnce(args, folder, env, options) {
  const data = mkdtempSync(join(folder, 'data-'))
  return run(pinnedNode(), ['--import=@poppinss/ts-exec', 'bin/test.ts', ...args], {
    cwd: BACKEND,
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: process.env.LOG_LEVEL || 'fatal',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      DB_CONNECTION: 'sqlite',
      QUEUE_CONNECTION: 'local',
      // where the runner notes which tests failed
      CACHE_DIR: folder,
      ...env,
    },
    capture: true,
    ...options,
  })
}
