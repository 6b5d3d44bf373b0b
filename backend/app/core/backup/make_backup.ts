import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { DateTime } from 'luxon'
import env from '#start/env'
import type { DatabaseCopy } from './database_copy.js'
import { noteBackup } from './backup_log.js'
import { HEADS, headsPath } from '#core/audit/heads'
import { keyId } from '#core/base/key_id'
import { saveKeys } from './keys.js'
import { entryOf, newManifest, writeManifest } from './manifest.js'
import { migrationsRun } from './migrations.js'
import { mysqlCopy } from './mysql_copy.js'
import { sqliteCopy } from './sqlite_copy.js'
import { copyFiles } from './stored_files.js'

const PREFIX = 'binaa-'

export interface BackupOptions {
  /** Folder that gets a folder for each backup. */
  to: string
  /** Also the keys that lie in DATA_DIR. */
  withKeys: boolean
  /** Older ones go until so many are left; 0 keeps all. */
  keep: number
}

export function databaseCopy(kind = env.get('DB_CONNECTION')): DatabaseCopy {
  return kind === 'mysql' ? mysqlCopy : sqliteCopy
}

/**
 * Copies files and database of a running portal into a new folder, which gets its name when it is
 * complete. A file is written before its row and a row goes before its file, so files are copied
 * before the database, and those that came meanwhile after it: every row in the copy has its file.
 */
export async function makeBackup(app: ApplicationService, options: BackupOptions) {
  const started = DateTime.utc()
  const name = PREFIX + started.toFormat("yyyyMMdd'T'HHmmss'Z'")
  const partial = join(options.to, `.${name}.partial`)
  await mkdir(partial, { recursive: true, mode: 0o700 })
  try {
    const copy = databaseCopy()
    const manifest = newManifest({
      madeAt: started.toISO(),
      portal: String(app.version ?? ''),
      database: env.get('DB_CONNECTION'),
      migrations: await migrationsRun(),
      bankKey: keyId(env.get('BANK_KEY').release()),
    })
    const heads = await copyHeads(partial)
    const before = await copyFiles(partial)
    await copy.save(join(partial, copy.file))
    const files = new Set([...before, ...(await copyFiles(partial))])
    const keys = options.withKeys ? await saveKeys(partial) : []
    for (const path of [copy.file, ...heads, ...keys, ...files])
      manifest.entries.push(await entryOf(partial, path))
    await writeManifest(partial, manifest)
    await rename(partial, join(options.to, name))
    const bytes = manifest.entries.reduce((sum, { size }) => sum + size, 0)
    await noteBackup({ at: started, folder: name, files: files.size, bytes })
    if (options.keep) await removeOlder(options.to, options.keep)
    return { folder: join(options.to, name), files: files.size, bytes, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** The signed heads of the audit log, before the database: it then has every row that they tell of. */
async function copyHeads(folder: string): Promise<string[]> {
  if (!existsSync(headsPath())) return []
  await copyFile(headsPath(), join(folder, HEADS))
  return [HEADS]
}

async function removeOlder(folder: string, keep: number) {
  const all = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort()
  for (const name of all.slice(0, -keep)) await rm(join(folder, name), { recursive: true })
}
