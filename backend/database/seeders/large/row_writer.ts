import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Cell = string | number | null
export type Row = Record<string, Cell>

/** Rows per statement on MySQL: well below its packet limit with the widest table. */
const BATCH = 500

interface SqliteConnection {
  prepare(sql: string): { run(...values: Cell[]): unknown }
}

interface MysqlConnection {
  query(sql: string, values: unknown[], done: (error: Error | null) => void): void
}

/** Takes rows that all have the columns of the first one. */
export type RowWriter = (table: string, rows: Row[]) => Promise<void>

/**
 * Inserts straight through the driver, in the given transaction: a query builder would spend more
 * time on its placeholders than the database on the rows.
 */
export async function rowWriter(trx: TransactionClientContract): Promise<RowWriter> {
  const connection = await trx.knexClient.client.acquireConnection()
  const insert =
    trx.dialect.name === 'better-sqlite3' ? sqliteInsert(connection) : mysqlInsert(connection)
  return async (table, rows) => {
    if (rows.length)
      await insert(
        table,
        Object.keys(rows[0]),
        rows.map((row) => Object.values(row))
      )
  }
}

type Insert = (table: string, columns: string[], values: Cell[][]) => Promise<void>

function sqliteInsert(connection: SqliteConnection): Insert {
  return async (table, columns, values) => {
    const names = columns.map((column) => `"${column}"`).join(', ')
    const marks = columns.map(() => '?').join(', ')
    const statement = connection.prepare(`INSERT INTO "${table}" (${names}) VALUES (${marks})`)
    for (const row of values) statement.run(...row)
  }
}

function mysqlInsert(connection: MysqlConnection): Insert {
  return async (table, columns, values) => {
    for (let start = 0; start < values.length; start += BATCH) {
      const rows = values.slice(start, start + BATCH)
      await new Promise<void>((resolve, reject) => {
        connection.query('INSERT INTO ?? (??) VALUES ?', [table, columns, rows], (error) =>
          error ? reject(error) : resolve()
        )
      })
    }
  }
}
