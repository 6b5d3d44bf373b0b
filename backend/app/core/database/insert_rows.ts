import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { multiInsert } from './multi_insert.js'

/** As many rows as every database takes in one statement, and some to spare. */
export const ROWS_AT_ONCE = 250

/**
 * Inserts many rows by as few statements as may be. Rows of one statement get ids in their order and,
 * as the number of rows is known, nothing comes in between; what was written is read back to be sure.
 * @param check a column by which a row is recognised
 * @returns the ids in the order of the rows
 */
export async function insertRows(
  trx: TransactionClientContract,
  table: string,
  rows: readonly Record<string, unknown>[],
  check: string
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    ids.push(...(await insertSome(trx, table, rows.slice(at, at + ROWS_AT_ONCE), check)))
  return ids
}

async function insertSome(
  trx: TransactionClientContract,
  table: string,
  rows: Record<string, unknown>[],
  check: string
) {
  const id = await multiInsert(trx, table, rows)
  const first = trx.dialect.name === 'mysql' ? id : id - rows.length + 1
  const written: Record<string, unknown>[] = await trx
    .from(table)
    .where('id', '>=', first)
    .orderBy('id')
    .limit(rows.length)
    .select('id', check)
  const same = rows.every((row, at) => written[at]?.[check] === row[check])
  if (!same) throw new Error(`rows of ${table} were not given ids in their order`)
  return written.map((row) => Number(row.id))
}
