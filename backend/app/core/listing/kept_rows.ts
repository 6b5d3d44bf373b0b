import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The exact number of rows that triggers keep for a searchable table. */
export async function keptRows(table: string): Promise<number> {
  const row = await db.from('row_counts').where('table_name', table).sum('total as total').first()
  return Number(row?.total ?? 0)
}

/**
 * Holds one of the counts of a table until the transaction ends: a row that is always there, hence a
 * token that transactions take in turn.
 */
export async function holdCount(trx: TransactionClientContract, table: string) {
  await trx.from('row_counts').where({ table_name: table, shard: 0 }).forUpdate().first()
}
