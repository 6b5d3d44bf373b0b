import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { writer } from '#core/database/writer'
import type { Manifest } from './manifest.js'
import { refused } from './refusal.js'

const nameOf = (path: string) => parse(path).name

/** What this database has gone through, without folders. */
export async function migrationsRun(): Promise<string[]> {
  const rows = await writer().from('adonis_schema').orderBy('id').select('name')
  return rows.map(({ name }) => nameOf(name))
}

/** @throws BackupRefused when the backup was made by a newer version of the portal than this one */
export async function requireKnownMigrations(app: ApplicationService, { migrations }: Manifest) {
  const known = new Set((await readdir(app.migrationsPath())).map(nameOf))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length) throw refused('newer', { migrations: unknown.join(', ') })
}
