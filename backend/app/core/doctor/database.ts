import type { ApplicationService } from '@adonisjs/core/types'
import { isSqlite } from '#core/database/dialect'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { writer } from '#core/database/writer'
import { judged, type DoctorFinding } from './finding.js'
import { examineMysql } from './mysql.js'
import { examineSqlite } from './sqlite.js'

/** The database: its settings, the schema it has, its clock. */
export async function examineDatabase(app: ApplicationService): Promise<DoctorFinding[]> {
  const sqlite = isSqlite(writer())
  const settings = sqlite ? await examineSqlite() : await examineMysql()
  return [...settings, await schema(app), ...(sqlite ? [] : [await clock()])]
}

async function schema(app: ApplicationService): Promise<DoctorFinding> {
  const db = await app.container.make('lucid.db')
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true, disableLocks: true })
  const migrations = await runner.getList()
  const missing = migrations.filter(({ status }) => status !== 'migrated')
  const { length: count } = missing
  return judged('schema', count ? ['missing', { count }] : ['current'], !count, 'failed')
}

const DRIFT_SECONDS = 2

async function clock(): Promise<DoctorFinding> {
  const [[{ now }]] = await writer().rawQuery(
    "SELECT DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%fZ') AS now"
  )
  const drift = Math.abs(Date.now() - Date.parse(String(now).replace(/(\.\d{3})\d+/, '$1'))) / 1000
  const seconds = drift.toFixed(1)
  return judged('clock', ['apart', { seconds }], drift < DRIFT_SECONDS, 'warning')
}
