interface Connection {
  prepare(sql: string): unknown
}

const KEPT = 500
const CACHED = /^\s*(select|insert|update|delete)\b/i

/**
 * Lets a better-sqlite3 connection compile each text once. The query builder asks for every
 * statement again and runs it to its end at once, so none is ever in use twice. Whatever may change
 * the schema empties the cache: a kept statement would not know of a new column.
 */
export function cacheStatements(connection: Connection) {
  const statements = new Map<string, unknown>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = prepare(sql)
    if (!CACHED.test(sql)) {
      if (!/^\s*(begin|commit|rollback|savepoint|release)\b/i.test(sql)) statements.clear()
      return statement
    }
    if (statements.size >= KEPT) statements.clear()
    statements.set(sql, statement)
    return statement
  }
}
