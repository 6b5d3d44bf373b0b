import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Names of people by id, for showing who asked and who decided. */
export async function userNames(
  ids: (number | null | undefined)[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if (!wanted.length) return new Map()
  const rows = await client.from('users').whereIn('id', wanted).select('id', 'name')
  return new Map(rows.map((row) => [row.id, row.name]))
}
