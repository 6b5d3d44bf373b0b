import db from '@adonisjs/lucid/services/db'
import { seedDemoUsers } from './demo/users.js'
import { seedReference } from './reference.js'

/** What tests and the demo start from: the reference data of every firm and the demo people. */
export async function seedFoundation() {
  await db.transaction(async (trx) => {
    await seedDemoUsers(trx)
    await seedReference(trx)
  })
}
