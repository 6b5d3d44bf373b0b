import type { ApplicationService } from '@adonisjs/core/types'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** Runs what the database has not seen yet. @throws the first error, with the migrations before it kept */
export async function migrate(app: ApplicationService): Promise<void> {
  const db = await app.container.make('lucid.db')
  const runner = new MigrationRunner(db, app, {
    direction: 'up',
    connectionName: db.primaryConnectionName,
    // the advisory lock is taken and freed through a pool, so another connection may hold it; only
    // one process of an installation migrates
    disableLocks: true,
  })
  await runner.run()
  if (runner.error) throw runner.error
}
