import db from '@adonisjs/lucid/services/db'

/**
 * The writing server. A replica may not know yet what was committed a moment ago, and a job read
 * there would look missing or still waiting.
 */
export function writer() {
  return db.connection(db.primaryConnectionName, { mode: 'write' })
}
