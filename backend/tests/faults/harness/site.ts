import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { enqueueJob } from '#core/unit_of_work/enqueue_job'
import type { JobRow } from '#core/unit_of_work/job_row'
import { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { runAce } from '#tests/helpers/built_server'
import env from '#start/env'
import { copyDatabase } from '../../../scripts/database_copy.mjs'

export const onMysql = env.get('DB_CONNECTION') === 'mysql'
export const onRedis = env.get('QUEUE_CONNECTION') === 'redis'

const SQLITE_FILE = 'binaa.sqlite3'

/** Everything happens within seconds rather than half a minute. */
const QUICK = {
  QUEUE_LOCK_SECONDS: '2',
  QUEUE_HEARTBEAT_SECONDS: '0.5',
  QUEUE_POLL_SECONDS: '0.2',
  QUEUE_RECONCILE_SECONDS: '0.5',
  QUEUE_HANDED_SECONDS: '1',
  QUEUE_RETRY_SECONDS: '0.2',
  QUEUE_MAX_STALLS: '3',
  QUEUE_GRACE_SECONDS: '1',
  QUEUE_SHUTDOWN_SECONDS: '3',
}

/** A portal of its own, with its own database and data, that a test may break. */
export class Site {
  private constructor(
    readonly name: string,
    readonly directory: string,
    readonly environment: NodeJS.ProcessEnv
  ) {}

  static async open(more: NodeJS.ProcessEnv = {}): Promise<Site> {
    const directory = await mkdtemp(join(tmpdir(), 'binaa-faults-'))
    const name = `binaa_faults_${process.pid}_${Date.now().toString(36)}`
    const site = new Site(name, directory, {
      ...process.env,
      ...QUICK,
      LOG_LEVEL: 'warn',
      DATA_DIR: directory,
      MYSQL_DATABASE: name,
      REDIS_PREFIX: name,
      ...more,
    })
    if (onMysql) await site.#administer(`CREATE DATABASE ${name}`)
    await site.#fill()
    db.manager.add(name, site.#connection())
    return site
  }

  /** Makes the tables, as a copy where there is a database that is migrated and empty. */
  async #fill() {
    const database = process.env.MYSQL_TEMPLATE_DATABASE
    if (onMysql && database) {
      const server = serverIn(process.env)
      return copyDatabase({ server, database }, { server: this.#server, database: this.name })
    }
    const filled = join(process.env.DATA_DIR ?? tmpdir(), `migrated-${process.pid}.sqlite3`)
    const file = join(this.directory, SQLITE_FILE)
    if (!onMysql && existsSync(filled)) return copyFile(filled, file)
    const command = ['migration:run', '--force', '--no-schema-generate', '--disable-locks']
    const { code, output } = await runAce(command, {
      ...this.environment,
      NODE_ENV: 'production',
    })
    if (code) throw new Error(`the tables could not be made:\n${output}`)
    // the command has closed it, so that all of it is in this one file
    if (!onMysql) await copyFile(file, filled)
  }

  get client() {
    return db.connection(this.name)
  }

  /** Orders a job as a request would, in its own transaction. @param owner id of a user, else the system */
  async order(
    type: string,
    payload: Record<string, unknown> = {},
    owner: number | null = null
  ): Promise<string> {
    const trx = await this.client.transaction()
    const actor = { ...SYSTEM_ACTOR, id: owner }
    const { id } = await enqueueJob(trx, actor, { type, title: type, payload })
    await trx.commit()
    return id
  }

  /** Does what a request would do in one transaction, without what follows its commit. */
  async write(work: (uow: UnitOfWork) => Promise<void>) {
    const trx = await this.client.transaction()
    await work(new UnitOfWork(trx, SYSTEM_ACTOR))
    await trx.commit()
  }

  async job(id: string): Promise<JobRow> {
    return this.client.from('jobs').where({ id }).firstOrFail()
  }

  async status(id: string) {
    return (await this.job(id)).status
  }

  /** How often an effect has happened. */
  async effects(id: string, action: string): Promise<number> {
    const query = this.client.from('audit_logs').where({ action, entity_id: id })
    return Number((await query.count('* as total').first()).total)
  }

  /** Processes that have begun this job, oldest first. */
  begunBy(id: string): number[] {
    const path = join(this.directory, `${id}.begun`)
    if (!existsSync(path)) return []
    return readFileSync(path, 'utf8').trim().split('\n').map(Number)
  }

  /** Lets held jobs go on. */
  openGate(name: string) {
    writeFileSync(join(this.directory, name), '')
  }

  async close() {
    await db.manager.close(this.name, true)
    if (onMysql) await this.#administer(`DROP DATABASE ${this.name}`)
    await rm(this.directory, { recursive: true, force: true })
  }

  /** The server of this portal, which may be another than that of the tests. */
  get #server() {
    return serverIn(this.environment)
  }

  async #administer(statement: string) {
    const connection = await createConnection(this.#server)
    await connection.query(statement)
    await connection.end()
  }

  #connection(): ConnectionConfig {
    const config = app.config.get<ConnectionConfig>(
      `database.connections.${env.get('DB_CONNECTION')}`
    )
    const where = onMysql
      ? { ...(config.connection as object), ...this.#server, database: this.name }
      : { filename: join(this.directory, SQLITE_FILE) }
    return { ...config, connection: where } as ConnectionConfig
  }
}

function serverIn({ MYSQL_HOST, MYSQL_PORT, MYSQL_USER, MYSQL_PASSWORD }: NodeJS.ProcessEnv) {
  return {
    host: MYSQL_HOST,
    port: Number(MYSQL_PORT),
    user: MYSQL_USER,
    password: MYSQL_PASSWORD,
  }
}

export const LOADER = ['--import', '@poppinss/ts-exec']
