import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { migrate } from '#core/database/migrate'
import { loadCopies } from '#core/worker/load_copies'
import { seedFoundation } from '#database/seeders/foundation'

/** Every run starts on an empty database with the people, lists and rules that every firm has. */
export async function prepareDatabase() {
  await migrate(app)
  const seeded = await db.from('users').select('id').first()
  if (!seeded) await seedFoundation()
  await loadCopies()
}

export const onSqlite = () => db.connection().dialect.name === 'better-sqlite3'
