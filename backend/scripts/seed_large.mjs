import { BACKEND, dataDir } from './paths.mjs'
import { run, runNode } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'

/**
 * Fills the chosen database (DB_CONNECTION: sqlite in DATA_DIR, or mysql) with a large firm's data.
 * @returns {Promise<number>} exit code
 */
export default async function seedLarge() {
  const env = {
    NODE_ENV: process.env.NODE_ENV || 'production',
    DATA_DIR: dataDir(),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }
  const migrated = await run(pinnedNode(), ['ace.js', 'migration:run', '--force'], {
    cwd: BACKEND,
    env,
    capture: true,
    quiet: true,
  })
  if (migrated.code) {
    console.error(migrated.output)
    return migrated.code
  }
  return runNode(['ace.js', 'seed:large'], { cwd: BACKEND, env })
}
