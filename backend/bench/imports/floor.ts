import type { FloorDatabase } from '../requests/floor_database.ts'
import { openFloorDatabase } from '../requests/floor_database.ts'

/** As many rows as one statement takes on either database. */
const ROWS = 400
const IMPORTED = 'person.%@partner%.example'

type Row = Record<string, string | number | null>

/**
 * Inserts the rows that an import has left in the database into the same table of an empty one, many
 * to a statement and each statement a transaction of its own.
 * @returns milliseconds of the inserts alone
 */
export async function insertSameRows(makeEmpty: () => Promise<void>): Promise<number> {
  const rows = await withDatabase((database) =>
    database.query('SELECT * FROM clients WHERE email LIKE ?', [IMPORTED])
  )
  const firms = await withDatabase((database) => database.query('SELECT * FROM companies', []))
  await makeEmpty()
  return withDatabase(async (database) => {
    const [{ newest }] = await database.query('SELECT MAX(id) AS newest FROM companies', [])
    await insertAll(
      database,
      'companies',
      (firms as Row[]).filter(({ id }) => Number(id) > Number(newest ?? 0))
    )
    const begun = performance.now()
    await insertAll(database, 'clients', rows as Row[])
    return performance.now() - begun
  })
}

async function insertAll(database: FloorDatabase, table: string, rows: Row[]) {
  for (let at = 0; at < rows.length; at += ROWS) {
    const batch = rows.slice(at, at + ROWS)
    const names = Object.keys(batch[0])
    const marks = `(${names.map(() => '?').join(', ')})`
    await database.write(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES ${batch.map(() => marks).join(', ')}`,
      batch.flatMap((row) => names.map((name) => row[name])) as (string | number)[]
    )
  }
}

async function withDatabase<T>(work: (database: FloorDatabase) => Promise<T>): Promise<T> {
  const database = await openFloorDatabase()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
