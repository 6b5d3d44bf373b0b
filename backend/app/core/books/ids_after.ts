import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Query = ReturnType<TransactionClientContract['from']>

/** The `idsAfter` of a source whose documents are the rows of a table, or some of them. */
export const idsAfterOf =
  (table: string, narrow?: (query: Query) => unknown) =>
  async (id: number, limit: number, trx: TransactionClientContract): Promise<number[]> => {
    const query = trx.from(table).where('id', '>', id).orderBy('id').limit(limit)
    // in brackets: an `or` of it would else read the first page again and again
    if (narrow) query.where((some) => void narrow(some as Query))
    const rows = await query.select('id')
    return rows.map((row) => Number(row.id))
  }
