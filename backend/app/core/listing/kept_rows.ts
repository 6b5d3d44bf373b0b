import db from '@adonisjs/lucid/services/db'

/** The exact number of rows that triggers keep for a searchable table. */
export async function keptRows(table: string): Promise<number> {
  const row = await db.from('row_counts').where('table_name', table).sum('total as total').first()
  return Number(row?.total ?? 0)
}
