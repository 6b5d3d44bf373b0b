import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { settleEnvironment } from '../start/node_environment.js'

const APP_ROOT = new URL('../', import.meta.url)
/** Longer than a worker may take to finish its jobs, shorter than a container waits. */
const LONGEST_END_MS = 28_000
const AFTERMATH_MS = 2_000

/** One ignitor for the server, the console and the tests, so that they boot alike. */
export function createIgnitor() {
  settleEnvironment()
  const ignitor = new Ignitor(APP_ROOT, {
    importer: (filePath: string) =>
      filePath.startsWith('./') || filePath.startsWith('../')
        ? import(new URL(filePath, APP_ROOT).href)
        : import(filePath),
  })
  return ignitor.tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    const end = () => void terminate(app)
    app.listen('SIGTERM', end)
    app.listenIf(!app.managedByPm2, 'SIGINT', end)
  })
}

/** Ends in order, but ends: a connection that no one closed must not keep the process for ever. */
async function terminate(app: ApplicationService) {
  leaveAfter(LONGEST_END_MS, 1)
  await app.terminate()
  leaveAfter(AFTERMATH_MS)
}

/** Only where something still holds the process: a timer that is not waited for. */
function leaveAfter(milliseconds: number, code?: number) {
  setTimeout(() => process.exit(code), milliseconds).unref()
}
