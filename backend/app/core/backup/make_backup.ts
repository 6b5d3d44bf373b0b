import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { DateTime } from 'luxon'
import env from '#start/env'
import type { DatabaseCopy } from './database_copy.js'
import { HEADS, headsPath } from '#core/audit/heads'
import { keyId } from '#core/base/key_id'
import { fileKeysOf } from './file_keys.js'
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
  /** Is called with how far it is, in percent. */
  report?: (percent: number) => void
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
  await removeBroken(options.to)
  const started = DateTime.utc()
  const name = PREFIX + started.toFormat("yyyyMMdd'T'HHmmss'Z'")
  const partial = join(options.to, `.${name}.partial`)
  await mkdir(partial, { recursive: true, mode: 0o700 })
  try {
    const { manifest, files } = await fill(app, partial, started, options)
    const checksum = await writeManifest(partial, manifest)
    const place = join(options.to, name)
    await rename(partial, place)
    const bytes = manifest.entries.reduce((sum, { size }) => sum + size, 0)
    if (options.keep) await removeOlder(options.to, options.keep)
    return { at: started.toISO(), folder: name, place, files, bytes, checksum, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function fill(
  app: ApplicationService,
  partial: string,
  started: DateTime<true>,
  { withKeys, report = () => undefined }: BackupOptions
) {
  const copy = databaseCopy()
  const manifest = newManifest({
    madeAt: started.toISO(),
    portal: String(app.version ?? ''),
    database: env.get('DB_CONNECTION'),
    migrations: await migrationsRun(),
    bankKey: keyId(env.get('BANK_KEY').release()),
  })
  const heads = await copyHeads(partial)
  report(5)
  const before = await copyFiles(partial)
  report(30)
  manifest.rows = await copy.save(join(partial, copy.file))
  report(60)
  const files = new Set([...before, ...(await copyFiles(partial))])
  const keys = withKeys ? await saveKeys(partial) : []
  const paths = [copy.file, ...heads, ...keys, ...files]
  manifest.fileKeys = await fileKeysOf(partial, files)
  for (const [at, path] of paths.entries()) {
    manifest.entries.push(await entryOf(partial, path))
    report(60 + (35 * at) / paths.length)
  }
  return { manifest, files: files.size }
}

/** The signed heads of the audit log, before the database: it then has every row that they tell of. */
async function copyHeads(folder: string): Promise<string[]> {
  if (!existsSync(headsPath())) return []
  await copyFile(headsPath(), join(folder, HEADS))
  return [HEADS]
}

const DAY_MS = 86_400_000

/** What an attempt left that was killed; none takes a day. */
async function removeBroken(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(`.${PREFIX}`) || !name.endsWith('.partial')) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

async function removeOlder(folder: string, keep: number) {
  const all = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort()
  for (const name of all.slice(0, -keep)) await rm(join(folder, name), { recursive: true })
}
