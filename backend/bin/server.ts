import { prettyPrintError } from '@adonisjs/core'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .httpServer()
  .start()
  .catch(async (error) => {
    await prettyPrintError(error)
    // what the boot had already opened would keep a failed process alive
    process.exit(1)
  })
