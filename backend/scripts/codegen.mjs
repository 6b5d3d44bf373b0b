import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BACKEND } from './paths.mjs'
import { run } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'

/** In this order; the endpoints are those of a production, without the development sign-in. */
const COMMANDS = [
  { name: 'codegen', mode: 'development' },
  { name: 'migration:run', mode: 'development' },
  { name: 'docs:endpoints', mode: 'production' },
]

/**
 * Regenerates `.adonisjs/`, `database/schema.ts` and `docs/endpoints.md` from the code and a freshly
 * migrated database.
 */
export default async function codegen() {
  const data = mkdtempSync(join(tmpdir(), 'binaa-codegen-'))
  try {
    for (const { name, mode } of COMMANDS) {
      const { code, output } = await run(pinnedNode(), ['ace.js', name], {
        cwd: BACKEND,
        env: { NODE_ENV: mode, DATA_DIR: data, DB_CONNECTION: 'sqlite', QUEUE_CONNECTION: 'local' },
        capture: true,
        quiet: true,
        // an app that fails while it is booted to be inspected may never end
        timeout: 120_000,
      })
      if (code) {
        console.error(output)
        return code
      }
    }
    return 0
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
