/** Makes a migrated database that has a million clients, in a process of its own; done once. */
import { createIgnitor } from '../../bin/ignitor.js'

const CLIENTS = 1_000_000

const ignitor = createIgnitor()
const app = ignitor.createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { clientListing } = await import('#commercial/clients/listing')
const { refreshSearchIndex } = await import('#core/listing/search_index/refresh')
const { withoutIndexes } = await import('./indexes.ts')
const { seedLarge } = await import('#database/seeders/large/index')
const { seedDemoWhenEmpty } = await import('#database/seeders/demo/index')

await seedDemoWhenEmpty()
const { total } = await db.from('clients').count('* as total').first()
if (Number(total) < CLIENTS) {
  const start = performance.now()
  await withoutIndexes('clients', () =>
    seedLarge({ clients: CLIENTS, quotations: 0, purchase_orders: 0, employees: 0 })
  )
  console.log(`a million clients made in ${((performance.now() - start) / 1000).toFixed(0)} s`)
}
// what a worker of the portal does a minute later
const start = performance.now()
if (await refreshSearchIndex(clientListing))
  console.log(`their words mapped in ${((performance.now() - start) / 1000).toFixed(0)} s`)
await app.terminate()
