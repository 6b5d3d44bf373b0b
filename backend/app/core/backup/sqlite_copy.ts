import { copyFile, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import env from '#start/env'
import type { DatabaseCopy, RowCounts } from './database_copy.js'
import { refused } from './refusal.js'

const place = () => join(env.get('DATA_DIR'), 'binaa.sqlite3')

export const sqliteCopy: DatabaseCopy = {
  file: 'database.sqlite3',

  /** One reading transaction, which no writer waits for. */
  async save(path) {
    const live = new Database(place(), { fileMustExist: true })
    try {
      live.pragma('busy_timeout = 10000')
      live.prepare('VACUUM INTO ?').run(path)
    } finally {
      live.close()
    }
    return countedRows(path)
  },

  async isEmpty() {
    if (!existsSync(place())) return true
    const there = new Database(place(), { readonly: true })
    try {
      const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'users'"
      return !there.prepare(table).get() || !there.prepare('SELECT 1 FROM users LIMIT 1').get()
    } finally {
      there.close()
    }
  },

  async requireUnused() {
    if (existsSync(place())) requireUnused()
  },

  async clear() {
    await this.requireUnused()
    for (const part of ['', '-wal', '-shm']) await rm(place() + part, { force: true })
  },

  async restore(path) {
    await this.requireUnused()
    const arriving = `${place()}.arriving`
    await copyFile(path, arriving)
    // the log of the former database must not be applied to the new one
    for (const log of ['-wal', '-shm']) await rm(place() + log, { force: true })
    await rename(arriving, place())
  },
}

/** The parts of a full-text index have no rows of their own. */
const INDEX_PART = /_fts(_[a-z]+)?$/

function countedRows(path: string): RowCounts {
  const copy = new Database(path, { readonly: true })
  try {
    const names = copy
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all() as string[]
    const tables = names.filter((name) => !INDEX_PART.test(name)).sort()
    const count = (table: string) =>
      copy.prepare(`SELECT COUNT(*) FROM "${table}"`).pluck().get() as number
    return Object.fromEntries(tables.map((table) => [table, count(table)]))
  } finally {
    copy.close()
  }
}

/** Every open connection holds a share of the file, so no one else can have it alone meanwhile. */
function requireUnused() {
  const there = new Database(place(), { timeout: 0 })
  try {
    there.pragma('locking_mode = EXCLUSIVE')
    there.exec('BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw refused('running')
  } finally {
    there.close()
  }
}
