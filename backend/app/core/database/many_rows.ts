import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, ModelAttributes } from '@adonisjs/lucid/types/model'

/** Rows per statement: SQLite takes at most 32,766 values in one. */
const BATCH = 100

/** Adds many rows of a table with few statements. */
export async function insertRows(
  trx: Pick<TransactionClientContract, 'table'>,
  table: string,
  rows: Record<string, unknown>[]
) {
  for (let start = 0; start < rows.length; start += BATCH)
    await trx.table(table).multiInsert(rows.slice(start, start + BATCH))
}

/**
 * Adds many rows of a model without hooks and stamps, such as the lines of a document. All of them
 * name the same attributes.
 */
export async function createRows<Model extends LucidModel>(
  trx: TransactionClientContract,
  model: Model,
  rows: Partial<ModelAttributes<InstanceType<Model>>>[]
) {
  model.boot()
  const columns = model.$keys.attributesToColumns
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columns.get(name)!, value]))
  )
  await insertRows(trx, model.table, named)
}

/** Columns of a row to be changed, each row with the same ones. */
export type ChangedRow = { id: number } & Record<string, number | string | null>

/** Changes many rows, each to values of its own and some alike, with few statements. */
export async function updateRows(
  trx: Pick<TransactionClientContract, 'rawQuery'>,
  table: string,
  rows: ChangedRow[],
  alike: Record<string, string | number | null> = {}
) {
  for (let start = 0; start < rows.length; start += BATCH) {
    const some = rows.slice(start, start + BATCH)
    const ids = some.map(({ id }) => id)
    const columns = Object.keys(some[0]).filter((name) => name !== 'id')
    const own = columns.map(
      (name) => `${name} = CASE id ${'WHEN ? THEN ? '.repeat(some.length)}END`
    )
    const changes = [...own, ...Object.keys(alike).map((name) => `${name} = ?`)]
    const values = columns.flatMap((name) => some.flatMap((row) => [row.id, row[name]]))
    const marks = ids.map(() => '?').join(', ')
    const sql = `UPDATE ${table} SET ${changes.join(', ')} WHERE id IN (${marks})`
    const bound = [...values, ...Object.values(alike), ...ids]
    // the driver binds null as well, whatever its type says
    await trx.rawQuery(sql, bound as (string | number)[])
  }
}
