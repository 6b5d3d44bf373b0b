import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Whether a connection speaks to SQLite; else it is MySQL or MariaDB. */
export function isSqlite(client: Pick<QueryClientContract, 'dialect'> = db.connection()): boolean {
  return client.dialect.name === 'better-sqlite3'
}
