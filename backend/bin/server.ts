import { createServer } from 'node:http'
import { prettyPrintError } from '@adonisjs/core'
import { createIgnitor } from './ignitor.js'

/** How often connections are looked at that are slower than a request may be. */
const LOOK_EVERY_MS = 1000

createIgnitor()
  .httpServer()
  .start((handler) => createServer({ connectionsCheckingInterval: LOOK_EVERY_MS }, handler))
  .catch(async (error) => {
    await prettyPrintError(error)
    // what the boot had already opened would keep a failed process alive
    process.exit(1)
  })
