import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { copyDatabase } from './database_copy.mjs'
import { BACKEND } from './paths.mjs'
import { run } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'

const SERVER = {
  host: process.env.MYSQL_HOST || '127.0.0.1',
  port: Number(process.env.MYSQL_PORT || '3306'),
  user: process.env.MYSQL_USER || 'root',
  password: process.env.MYSQL_PASSWORD || '',
}

/** MySQL or MariaDB and Redis of this machine, as a child process is told of them. */
export const SERVICES = {
  DB_CONNECTION: 'mysql',
  QUEUE_CONNECTION: 'redis',
  MYSQL_HOST: SERVER.host,
  MYSQL_PORT: String(SERVER.port),
  MYSQL_USER: SERVER.user,
  MYSQL_PASSWORD: SERVER.password,
  REDIS_HOST: process.env.REDIS_HOST || '127.0.0.1',
  REDIS_PORT: process.env.REDIS_PORT || '6379',
  REDIS_DB: process.env.REDIS_DB || '5',
}

const TEMPLATE = `binaa_template_${process.pid}`
let template = null

/** Makes a database anew, with the tables of the portal and what its migrations write into them. */
export async function makeDatabase(database) {
  template ??= migrated()
  await template
  await empty(database)
  await copyDatabase({ server: SERVER, database: TEMPLATE }, { server: SERVER, database })
}

/** What children need to know, so that they copy it too. */
export const templateOf = () => ({ MYSQL_TEMPLATE_DATABASE: TEMPLATE })

/** Drops what the databases were copied from. */
export async function dropTemplate() {
  if (template) await dropDatabase(TEMPLATE)
  template = null
}

export const dropDatabase = (database) => administer(`DROP DATABASE IF EXISTS ${database}`)

/** To migrate takes a minute, to copy what is migrated takes seconds. */
async function migrated() {
  await empty(TEMPLATE)
  const data = mkdtempSync(join(tmpdir(), 'binaa-template-'))
  const command = ['migration:run', '--force', '--no-schema-generate', '--disable-locks']
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: data, ...SERVICES }
  try {
    const { code, output } = await run(
      pinnedNode(),
      ['--import=@poppinss/ts-exec', 'ace.js', ...command],
      { cwd: BACKEND, env: { ...env, MYSQL_DATABASE: TEMPLATE }, capture: true, quiet: true }
    )
    if (code) throw new Error(`the tables for the tests could not be made:\n${output}`)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function empty(database) {
  await dropDatabase(database)
  await administer(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
}

async function administer(statement) {
  const connection = await createConnection(SERVER)
  await connection.query(statement)
  await connection.end()
}
