import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenChanged } from './build.mjs'
import { BACKEND, FRONTEND } from './paths.mjs'
import { run, tool } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'
import { Summary } from './summary.mjs'
import { browserShards } from './test_browser.mjs'

/**
 * Every test of the embedded portal: components, units, the API on SQLite, faults, the real browser.
 * Arguments narrow it, e.g. `npm test -- browser --files=procurement`.
 */
export default async function test(args) {
  const summary = new Summary()
  if (args.length) {
    const code = args.includes('browser') ? await buildWhenChanged() : 0
    if (code) return code
    if (args.join() === 'browser') await browser(summary)
    else summary.add(args.join(' '), await japa(args))
    return summary.print()
  }
  summary.add(
    'components',
    await tool('vitest/vitest.mjs', ['run'], { cwd: FRONTEND, capture: true })
  )
  const code = await buildWhenChanged()
  if (code) return code
  for (const suite of ['unit', 'functional', 'races', 'faults'])
    summary.add(suite, await japa([suite]))
  await browser(summary)
  return summary.print()
}

/** The first run is shown as it goes, the others when it is through. */
async function browser(summary) {
  const runs = browserShards().map((args, index) => japa(args, {}, { quiet: index > 0 }))
  for (const [index, result] of (await Promise.all(runs)).entries()) {
    if (index > 0) process.stdout.write(result.output)
    summary.add('browser', result)
  }
}

/** One run of the backend's suites in a data folder of its own. */
export async function japa(args, env = {}, options = {}) {
  const data = mkdtempSync(join(tmpdir(), 'binaa-test-'))
  try {
    return await run(pinnedNode(), ['--import=@poppinss/ts-exec', 'bin/test.ts', ...args], {
      cwd: BACKEND,
      env: {
        NODE_ENV: 'test',
        LOG_LEVEL: process.env.LOG_LEVEL || 'fatal',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        DATA_DIR: data,
        DB_CONNECTION: 'sqlite',
        QUEUE_CONNECTION: 'local',
        ...env,
      },
      capture: true,
      ...options,
    })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** A port of its own for every run: several may test at once. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
