import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { checkArrows } from './check_arrows.mjs'
import { checkAnswers } from './check_answers.mjs'
import { checkCodegen } from './check_codegen.mjs'
import { OPENAPI } from './codegen.mjs'
import { checkComponents } from './check_components.mjs'
import { checkLocales } from './check_locales.mjs'
import { checkStyles } from './check_styles.mjs'
import { checkFileSizes, checkFormatterIsOn, checkLockFile } from './check_files.mjs'
import { BACKEND, FRONTEND, ROOT } from './paths.mjs'
import { tool } from './processes.mjs'

const quiet = (path, args, cwd) => tool(path, args, { cwd, capture: true, quiet: true })

/** Knows from the last run what has not changed since. */
const types = (name, cwd) => {
  const known = join(ROOT, '.cache', 'types', `${name}.tsbuildinfo`)
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', known]
  return quiet('typescript/bin/tsc', args, cwd)
}

/** The document that codegen, the first step, has just written. */
const lintDocument = () =>
  tool('@redocly/cli/bin/cli.js', ['lint', OPENAPI, '--format=stylish'], {
    capture: true,
    quiet: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })

const lint = (args) => quiet('eslint/bin/eslint.js', args)

/** Told in this order. What writes files is through before anything reads them. */
const STEPS = [
  { name: 'codegen', run: checkCodegen, writes: true },
  { name: 'lock file', run: checkLockFile },
  { name: 'file sizes', run: checkFileSizes },
  { name: 'formatter on', run: checkFormatterIsOn },
  { name: 'arrows', run: checkArrows },
  { name: 'locales', run: checkLocales },
  { name: 'styles', run: checkStyles },
  { name: 'component tests', run: () => checkComponents() },
  { name: 'answer types', run: checkAnswers },
  { name: 'openapi', run: () => lintDocument() },
  { name: 'format', run: () => quiet('prettier/bin/prettier.cjs', ['--check', '.']) },
  { name: 'a11y', run: () => quiet('oxlint/bin/oxlint', ['--jsx-a11y-plugin', 'frontend/src']) },
  { name: 'dead code', run: () => quiet('knip/bin/knip.js', ['--no-progress']) },
  { name: 'types backend', run: () => types('backend', BACKEND) },
  { name: 'types frontend', run: () => types('frontend', FRONTEND) },
  // a half at a time: the types of both don't fit into the memory that Node takes by itself
  { name: 'lint', run: () => lint(['.', '--ignore-pattern=frontend/**']) },
  { name: 'lint frontend', run: () => lint(['frontend']) },
]

/**
 * Everything that can be judged without running the portal. Arguments narrow it to some steps, e.g.
 * `npm run check -- lint format`.
 * @returns {Promise<number>} 0 when every step passed
 */
export default async function check(args = []) {
  const steps = args.length
    ? STEPS.filter(({ name }) => args.some((arg) => name.includes(arg)))
    : STEPS
  if (!steps.length) {
    console.error(`no such step; known: ${STEPS.map(({ name }) => name).join(', ')}`)
    return 2
  }
  const failed = []
  const begun = performance.now()
  for await (const outcome of inTwos(steps)) if (!tell(outcome)) failed.push(outcome.name)
  const taken = seconds(begun)
  const passed = steps.length - failed.length
  const names = failed.length ? `: ${failed.join(', ')}` : ''
  console.log(`\ncheck: ${passed} passed, ${failed.length} failed${names} (${taken})`)
  return failed.length ? 1 : 0
}

/**
 * Keeps two cores busy, as each tool works on one: one hand takes the cheapest step, the other the
 * longest. Outcomes come in the order of the steps.
 */
async function* inTwos(steps) {
  const all = steps.map((step) => ({ step, ...Promise.withResolvers() }))
  const finish = ({ step, resolve }) => outcomeOf(step).then(resolve)
  const waiting = all.filter(({ step }) => !step.writes)
  const work = async (next) => {
    for (let one = next(); one; one = next()) await finish(one)
  }
  const writers = Promise.all(all.filter(({ step }) => step.writes).map(finish))
  void writers.then(() => work(() => waiting.shift()))
  void writers.then(() => work(() => waiting.pop()))
  for (const { promise } of all) yield await promise
}

async function outcomeOf({ name, run }) {
  const begun = performance.now()
  const outcome = await Promise.try(run).catch((error) => ({ code: 1, output: error.stack }))
  return { name, ...outcome, taken: seconds(begun) }
}

/** @returns whether the step has passed */
function tell({ name, code, output, report, taken, note = warningsIn(output) }) {
  console.log(`${code ? 'FAIL' : 'ok  '}  ${name.padEnd(16)}${taken.padStart(8)}  ${note}`)
  if (report) console.log(`\n${report}\n`)
  if (code) console.log(`\n${output.trim()}\n`)
  return !code
}

function warningsIn(output) {
  const warnings = Number(output.match(/(\d+) warnings?\)/)?.[1] ?? 0)
  return warnings ? `${warnings} warnings` : ''
}

const seconds = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`
