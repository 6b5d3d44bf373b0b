import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { checkArrows } from './check_arrows.mjs'
import { checkAnswers } from './check_answers.mjs'
import { checkCodegen } from './check_codegen.mjs'
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

/** What `npm run check` looks at, in this order: the cheapest mistakes first. */
const STEPS = [
  { name: 'lock file', run: checkLockFile },
  { name: 'file sizes', run: checkFileSizes },
  { name: 'formatter on', run: checkFormatterIsOn },
  { name: 'arrows', run: checkArrows },
  { name: 'locales', run: checkLocales },
  { name: 'styles', run: checkStyles },
  { name: 'component tests', run: () => checkComponents() },
  { name: 'answer types', run: checkAnswers },
  { name: 'format', run: () => quiet('prettier/bin/prettier.cjs', ['--check', '.']) },
  { name: 'a11y', run: () => quiet('oxlint/bin/oxlint', ['--jsx-a11y-plugin', 'frontend/src']) },
  { name: 'dead code', run: () => quiet('knip/bin/knip.js', ['--no-progress']) },
  { name: 'codegen', run: checkCodegen },
  { name: 'types backend', run: () => types('backend', BACKEND) },
  { name: 'types frontend', run: () => types('frontend', FRONTEND) },
  { name: 'lint', run: () => quiet('eslint/bin/eslint.js', ['.']) },
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
  for (const step of steps) if (!(await passes(step))) failed.push(step.name)
  const taken = seconds(begun)
  const passed = steps.length - failed.length
  const names = failed.length ? `: ${failed.join(', ')}` : ''
  console.log(`\ncheck: ${passed} passed, ${failed.length} failed${names} (${taken})`)
  return failed.length ? 1 : 0
}

async function passes({ name, run }) {
  const begun = performance.now()
  const { code, output, report, note = warningsIn(output) } = await run()
  console.log(`${code ? 'FAIL' : 'ok  '}  ${name.padEnd(16)}${seconds(begun).padStart(8)}  ${note}`)
  if (report) console.log(`\n${report}\n`)
  if (code) console.log(`\n${output.trim()}\n`)
  return !code
}

function warningsIn(output) {
  const warnings = Number(output.match(/(\d+) warnings?\)/)?.[1] ?? 0)
  return warnings ? `${warnings} warnings` : ''
}

const seconds = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`
