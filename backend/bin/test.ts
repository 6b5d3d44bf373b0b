process.env.NODE_ENV = 'test'

import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { ownEnvironment } from '../tests/helpers/own_environment.js'
import { createIgnitor } from './ignitor.js'

await ownEnvironment()

createIgnitor()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch(async (error) => {
    await prettyPrintError(error)
    // what the boot had already opened would keep a failed process alive
    process.exit(1)
  })
