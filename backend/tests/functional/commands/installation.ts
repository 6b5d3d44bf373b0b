import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createHash, randomBytes } from 'node:crypto'
import { Secret } from '@adonisjs/core/helpers'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import { appendHead, headsPath } from '#core/audit/heads'
import { runAce, type AceOutcome } from '#tests/helpers/built_server'
import env from '#start/env'

/** A portal of its own beside the one under test: its data, its keys, its database of the same kind. */
export class Installation {
  private constructor(
    readonly name: string,
    readonly data: string
  ) {}

  static async make(): Promise<Installation> {
    const name = `binaa_copy_${randomBytes(6).toString('hex')}`
    const made = new Installation(name, await mkdtemp(join(tmpdir(), `${name}-`)))
    if (made.onMysql) await db.rawQuery('CREATE DATABASE ??', [name])
    return made
  }

  get onMysql() {
    return db.connection().dialect.name === 'mysql'
  }

  /** Runs an ace command in a process of its own. */
  async ace(command: string[], more: NodeJS.ProcessEnv = {}): Promise<AceOutcome> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: this.data,
      QUEUE_CONNECTION: 'local',
      LOG_LEVEL: 'fatal',
      MYSQL_DATABASE: this.name,
      NO_COLOR: '1',
      APP_KEY: undefined,
      BANK_KEY: undefined,
      AUDIT_KEY: undefined,
      AUDIT_HEADS_DIR: undefined,
      ...more,
    }
    return runAce(command, env)
  }

  /** Its database, opened for as long as `work` takes. */
  async query<Answer>(work: (client: ReturnType<typeof db.connection>) => Promise<Answer>) {
    const kind = this.onMysql ? 'mysql' : 'sqlite'
    const config = app.config.get<ConnectionConfig>(`database.connections.${kind}`)
    const connection = this.onMysql
      ? { ...(config.connection as object), database: this.name }
      : { filename: join(this.data, 'binaa.sqlite3') }
    db.manager.add(this.name, { ...config, connection } as ConnectionConfig)
    try {
      return await work(db.connection(this.name))
    } finally {
      await db.manager.close(this.name, true)
    }
  }

  /** A stored file with its row. @returns where its bytes lie */
  async storeFile(text: string): Promise<string> {
    const key = `2026/01/${randomBytes(16).toString('hex')}`
    const path = join(this.data, 'files', key)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, text)
    const row = {
      storage_key: key,
      original_name: 'note.txt',
      mime: 'text/plain',
      extension: 'txt',
      size: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
      created_at: '2026-01-01 00:00:00',
    }
    await this.query((client) => client.table('files').insert(row))
    return path
  }

  /** Signs where its audit log has come to, as its worker does once a minute. */
  async signHead() {
    const seal = await this.query((client) =>
      client.from('audit_seals').orderBy('id', 'desc').firstOrFail()
    )
    const [{ total }] = await this.query((client) => client.from('audit_seals').count('* as total'))
    const key = env.get('AUDIT_KEY')
    // an environment holds text alone: nothing set again would be a folder called undefined
    const folder = dirname(headsPath())
    env.set('AUDIT_KEY', new Secret((await readFile(join(this.data, 'audit.key'), 'utf8')).trim()))
    env.set('AUDIT_HEADS_DIR', join(this.data, 'audit'))
    try {
      const { id: sealId, audit_log_id: auditLogId, hash } = seal
      const at = new Date().toISOString()
      await appendHead({ at, sealId, auditLogId, count: Number(total), hash, signedFrom: 1 })
    } finally {
      env.set('AUDIT_KEY', key)
      env.set('AUDIT_HEADS_DIR', folder)
    }
  }

  async remove() {
    if (this.onMysql) await db.rawQuery('DROP DATABASE ??', [this.name])
    await rm(this.data, { recursive: true, force: true })
  }
}
