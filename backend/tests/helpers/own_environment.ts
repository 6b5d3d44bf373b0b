import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../faults/harness/free_port.js'

/**
 * A run of tests has a port of its own, and data of its own unless their folder is named. Otherwise two
 * runs would share one database, and both the data of `npm start`.
 */
export async function ownEnvironment() {
  if (!process.env.DATA_DIR) {
    const folder = mkdtempSync(join(tmpdir(), 'binaa-test-'))
    process.env.DATA_DIR = folder
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  // what starts the run may have chosen one that was free then
  process.env.PORT = String(await freePort())
}
