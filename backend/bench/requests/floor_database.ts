import { join } from 'node:path'

type Value = string | number
type Row = Record<string, unknown>

export interface FloorDatabase {
  query(sql: string, values: Value[]): Promise<Row[]>
  /** @returns the id of a new row */
  write(sql: string, values: Value[]): Promise<number>
  close(): Promise<void>
}

/** The same database that the portal of this run has, by its environment. */
export function openFloorDatabase(): Promise<FloorDatabase> {
  return process.env.DB_CONNECTION === 'mysql' ? openMysql() : openSqlite()
}

async function openMysql(): Promise<FloorDatabase> {
  const { createPool } = await import('mysql2/promise')
  const pool = createPool({
    host: process.env.MYSQL_HOST ?? '127.0.0.1',
    port: Number(process.env.MYSQL_PORT ?? 3306),
    user: process.env.MYSQL_USER ?? 'root',
    password: process.env.MYSQL_PASSWORD ?? '',
    database: process.env.MYSQL_DATABASE,
    charset: 'utf8mb4',
    timezone: 'Z',
    connectionLimit: 15,
  })
  return {
    query: async (sql, values) => (await pool.query(sql, values))[0] as Row[],
    write: async (sql, values) =>
      ((await pool.query(sql, values))[0] as { insertId: number }).insertId,
    close: () => pool.end(),
  }
}

/** With the pragmas of the portal: what it waits for on a commit, the floor waits for as well. */
async function openSqlite(): Promise<FloorDatabase> {
  const { default: Database } = await import('better-sqlite3')
  const connection = new Database(join(process.env.DATA_DIR!, 'binaa.sqlite3'))
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'busy_timeout = 5000',
    'cache_size = -32000',
  ]) {
    connection.pragma(pragma)
  }
  return {
    query: async (sql, values) => connection.prepare(sql).all(...values) as Row[],
    write: async (sql, values) => Number(connection.prepare(sql).run(...values).lastInsertRowid),
    close: async () => void connection.close(),
  }
}
