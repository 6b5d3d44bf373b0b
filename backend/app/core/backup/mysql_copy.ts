import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { DatabaseCopy } from './database_copy.js'
import { DumpCounter } from './dump_counter.js'
import { ask, backupAccount, databaseName, finished, runTool, toolOf } from './mysql_client.js'
import { refused } from './refusal.js'

export const mysqlCopy: DatabaseCopy = {
  file: 'database.sql.gz',

  /** One reading transaction, which no writer waits for. */
  async save(path) {
    const { name, mariadb } = toolOf('dump')
    const args = ['--single-transaction', '--quick', '--triggers', '--no-tablespaces', '--hex-blob']
    if (!mariadb) args.push('--set-gtid-purged=OFF')
    const account = backupAccount()
    const dump = runTool(name, [...args, databaseName()], 'out', account)
    const counter = new DumpCounter()
    const written = pipeline(
      dump.stdout!,
      withoutDefiners,
      (lines) => counter.read(lines),
      createGzip({ level: 6 }),
      createWriteStream(path, { mode: 0o600 })
    )
    await Promise.all([finished(dump), written])
    // an account that may not see triggers gets a dump without them, and no message
    if (!counter.triggers)
      throw refused('no_triggers', { user: account.user, database: databaseName() })
    return counter.rows
  },

  async isEmpty() {
    if (!(await tables()).includes('users')) return true
    return (await ask('SELECT 1 FROM users LIMIT 1')).length === 0
  },

  requireUnused,

  async clear() {
    await requireUnused()
    await dropTables()
  },

  async restore(path) {
    await requireUnused()
    await dropTables()
    const client = runTool(toolOf('client').name, [databaseName()], 'in')
    const read = pipeline(createReadStream(path), createGunzip(), withoutDefiners, client.stdin!)
    // the client's message about a broken statement is more useful than its closed input
    await Promise.all([finished(client), read.catch(() => undefined)])
    await read
  },
}

function tables(kind: 'BASE TABLE' | 'VIEW' = 'BASE TABLE'): Promise<string[]> {
  return ask(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = '${kind}'`
  )
}

async function dropTables() {
  const views = (await tables('VIEW')).map((view) => `DROP VIEW \`${view}\``)
  const drops = (await tables()).map((table) => `DROP TABLE \`${table}\``)
  await ask(['SET FOREIGN_KEY_CHECKS = 0', ...views, ...drops].join('; '))
}

async function requireUnused() {
  const others = await ask(
    'SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()'
  )
  if (others.length) throw refused('in_use', { count: others.length })
}

const DEFINER = / DEFINER=`[^`]*`@`[^`]*`/

/** How the dump begins a line that names the account of a trigger or of a view. */
const OWNED = ['/*!50003 CREATE', '/*!50013 DEFINER']

/** Triggers and views belong to the account that restores them: the old server's need not exist there. */
async function* withoutDefiners(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    const text = rest.length ? Buffer.concat([rest, chunk]) : chunk
    const end = text.lastIndexOf(10) + 1
    rest = text.subarray(end)
    if (end) yield cleaned(text.subarray(0, end))
  }
  if (rest.length) yield rest
}

function cleaned(lines: Buffer): Buffer {
  if (!lines.includes('DEFINER=')) return lines
  // latin1 keeps every byte as it is
  const text = lines.toString('latin1').split('\n')
  const changed = text.map((line) =>
    OWNED.some((start) => line.startsWith(start)) ? line.replace(DEFINER, '') : line
  )
  return Buffer.from(changed.join('\n'), 'latin1')
}
