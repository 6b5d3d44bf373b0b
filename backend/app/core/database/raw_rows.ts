import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The rows of a query in SQL: mysql2 answers rows and fields, SQLite rows alone. */
export async function rawRows<Row>(
  client: Pick<QueryClientContract, 'rawQuery'>,
  sql: string,
  values: readonly (string | number | null)[] = []
): Promise<Row[]> {
  const answer = await client.rawQuery(sql, values as never)
  return Array.isArray(answer[0]) ? answer[0] : answer
}
