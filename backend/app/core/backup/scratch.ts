import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { ask, backupAccount, databaseName } from './mysql_client.js'
import { drillFolder } from './places.js'
import { refused } from './refusal.js'

/** Names what a drill makes; nothing that is named otherwise is ever dropped. */
const MARK = '_drill_'
const LONGEST = 64
const onMysql = () => env.get('DB_CONNECTION') === 'mysql'
const prefix = () => `${databaseName()}${MARK}`

export function newScratch(): string {
  const name = prefix() + randomBytes(6).toString('hex')
  if (name.length > LONGEST) throw refused('long_name', { name })
  return name
}

const isScratch = (name: string) =>
  name.startsWith(prefix()) && /^[0-9a-f]{12}$/.test(name.slice(prefix().length))

/** A folder, and on MySQL a database, of that name. @throws BackupRefused saying what to grant */
export async function createScratch(name: string): Promise<string> {
  const folder = join(drillFolder(), name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!onMysql()) return folder
  const { user } = backupAccount()
  try {
    await ask(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`, backupAccount())
  } catch (error) {
    if (!/\b1044\b|denied/i.test((error as Error).message)) throw error
    const pattern = prefix().replaceAll('_', '\\_')
    throw refused('no_create', { user, pattern: `${pattern}%` })
  }
  return folder
}

export async function removeScratch(name: string): Promise<void> {
  if (!isScratch(name)) throw new Error(`${name} is no scratch of a drill`)
  if (onMysql()) await ask(`DROP DATABASE IF EXISTS \`${name}\``, backupAccount())
  await rm(join(drillFolder(), name), { recursive: true, force: true })
}

/** What drills have left, whoever ran them. */
export async function scratches(): Promise<string[]> {
  const folders = await readdir(drillFolder()).catch(() => [])
  const databases = onMysql()
    ? await ask('SELECT schema_name FROM information_schema.schemata', backupAccount())
    : []
  return [...new Set([...folders, ...databases])].filter(isScratch)
}
