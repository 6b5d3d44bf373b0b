import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeApiTypes } from './api_types.mjs'
import { BACKEND, ROOT } from './paths.mjs'
import { run } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'

/** The document as it was last generated, for whoever judges it. */
export const OPENAPI = join(ROOT, '.cache', 'openapi.json')

/** The order matters. The endpoints are those of a production, without the development sign-in. */
const COMMANDS = [
  { name: 'codegen', mode: 'development' },
  { name: 'migration:run', mode: 'development' },
  { name: 'docs:endpoints', mode: 'production' },
  { name: 'docs:openapi', mode: 'production', writes: 'openapi.json' },
]

/**
 * Regenerates `.adonisjs/`, `database/schema.ts`, `docs/endpoints.md` and the types of the pages from
 * the code and a freshly migrated database.
 */
export default async function codegen() {
  const data = mkdtempSync(join(tmpdir(), 'binaa-codegen-'))
  try {
    for (const { name, mode, writes } of COMMANDS) {
      const args = writes ? [name, join(data, writes)] : [name]
      const { code, output } = await ace(args, { NODE_ENV: mode, DATA_DIR: data })
      if (code) {
        console.error(output)
        return code
      }
    }
    await writeApiTypes(join(data, 'openapi.json'))
    mkdirSync(dirname(OPENAPI), { recursive: true })
    cpSync(join(data, 'openapi.json'), OPENAPI)
    return 0
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

function ace(args, env) {
  return run(pinnedNode(), ['ace.js', ...args], {
    cwd: BACKEND,
    env: { ...env, DB_CONNECTION: 'sqlite', QUEUE_CONNECTION: 'local' },
    capture: true,
    quiet: true,
    // an app that fails while it is booted to be inspected may never end
    timeout: 120_000,
  })
}
