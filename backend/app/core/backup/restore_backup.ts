import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { HEADS, replaceHeads } from '#core/audit/heads'
import { migrate } from '#core/database/migrate'
import env from '#start/env'
import { compareRows, type Comparison } from './compare_rows.js'
import { noteRestored, requireFileKeys } from './file_keys.js'
import { settleKeys } from './keys.js'
import { databaseCopy } from './make_backup.js'
import { checkEntries, readManifest, type Manifest } from './manifest.js'
import { requireKnownMigrations } from './migrations.js'
import { refused } from './refusal.js'
import { restoreFiles } from './stored_files.js'

/**
 * Puts a backup in the place of this portal's data, after every byte of it has been checked.
 * @param force whether data that is there may be replaced
 * @param seal the checksum that the backup had when it was made, where it is known
 * @returns also whether the restored tables have the rows that were saved
 * @throws BackupRefused before anything is changed
 */
export async function restoreBackup(
  app: ApplicationService,
  folder: string,
  { force, seal }: { force: boolean; seal?: string }
): Promise<{ manifest: Manifest; comparison: Comparison }> {
  const manifest = await readManifest(folder, seal)
  await checkEntries(folder, manifest)
  const here = env.get('DB_CONNECTION')
  if (manifest.database !== here)
    throw refused('other_database', { database: manifest.database, here })
  await requireKnownMigrations(app, manifest)
  const copy = databaseCopy()
  if (!force && !(await copy.isEmpty())) throw refused('has_data')
  requireFileKeys(manifest)
  await settleKeys(folder, manifest)
  await copy.restore(join(folder, copy.file))
  const comparison = await compareRows(manifest.rows ?? {})
  await restoreFiles(folder)
  const heads = manifest.entries.some(({ path }) => path === HEADS)
  await replaceHeads(heads ? join(folder, HEADS) : null, new Date().toISOString())
  await migrate(app)
  await noteRestored(folder, manifest)
  return { manifest, comparison }
}
