/** Fills a migrated database with the demo company, in a process of its own. */
import { createIgnitor } from '../../bin/ignitor.js'

const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { seedDemoWhenEmpty } = await import('#database/seeders/demo/index')
await seedDemoWhenEmpty()
await app.terminate()
