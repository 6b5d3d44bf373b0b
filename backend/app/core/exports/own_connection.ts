import type { Readable } from 'node:stream'
import type { Query, Row } from './reading.js'

interface Statement {
  sql: string
  values?: unknown
  /** Rows as their values alone, in the order of the columns. */
  rowsAsArray?: boolean
}

type Answered<Rows> = (error: Error | null, rows: Rows, columns: { name: string }[]) => void

/** A connection as MySQL's driver gives it: the query builder's stream passes every row through two more. */
export interface OwnConnection {
  query(
    statement: Statement,
    answered?: Answered<any>
  ): { stream(options: { highWaterMark: number }): Readable }
  destroy(): void
}

export interface Answer {
  columns: string[]
  rows: unknown[][]
}

/** Work of a query's server on a connection that no one else has till its end. */
export async function* onOwnConnection(
  { client }: Query,
  work: (connection: OwnConnection) => AsyncGenerator<Row[]>
): AsyncGenerator<Row[]> {
  const pool = client.getReadClient().client
  const connection: OwnConnection = await pool.acquireConnection()
  let finished = false
  try {
    yield* work(connection)
    finished = true
  } finally {
    // the rest of an abandoned answer would keep the connection, and the server, busy
    if (!finished) connection.destroy()
    await pool.releaseConnection(connection)
  }
}

export function answerTo(
  connection: OwnConnection,
  sql: string,
  values?: unknown
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    connection.query({ sql, values, rowsAsArray: true }, (error, rows, columns) => {
      if (error) reject(error)
      else resolve({ rows, columns: columns?.map(({ name }) => name) ?? [] })
    })
  })
}
