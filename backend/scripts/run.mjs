/*
 * The one entry of the root commands: `node backend/scripts/run.mjs <command> [args]`.
 * Plain JavaScript for Node 20 and newer: it installs what is missing, then goes on in the pinned
 * runtime, so a machine needs nothing but Node and npm.
 */
import { ensureInstalled } from './install.mjs'
import { continueInPinnedNode } from './runtime.mjs'

const COMMANDS = {
  start: () => import('./start.mjs'),
  'start:services': () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  build: () => import('./build.mjs'),
  test: () => import('./test.mjs'),
  'test:services': () => import('./test_services.mjs'),
  battery: () => import('./battery.mjs'),
  check: () => import('./check.mjs'),
  bench: () => import('./bench.mjs'),
  screenshots: () => import('./screenshots.mjs'),
  'seed:large': () => import('./seed_large.mjs'),
  codegen: () => import('./codegen.mjs'),
  'make:resource': () => import('./make_resource.mjs'),
  'db:reset': () => import('./db_reset.mjs'),
}

const [name, ...args] = process.argv.slice(2)
if (!COMMANDS[name]) {
  console.error(`unknown command: ${name}. Known: ${Object.keys(COMMANDS).join(', ')}`)
  process.exit(2)
}
ensureInstalled()
continueInPinnedNode()
const command = await COMMANDS[name]()
process.exitCode = (await command.default(args, name)) ?? process.exitCode ?? 0
