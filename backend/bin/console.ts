import { prettyPrintError } from '@adonisjs/core'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .ace()
  .handle(process.argv.splice(2))
  .catch(async (error) => {
    await prettyPrintError(error)
    // what the boot had already opened would keep a failed process alive
    process.exit(1)
  })
