import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface ProjectLink {
  id: number
  code: string
}

/** The project that an approved quotation became; production keeps it, here it is only pointed to. */
export async function projectOf(
  quotationId: number,
  client: QueryClientContract = db.connection()
): Promise<ProjectLink | null> {
  const row = await client
    .from('project_names')
    .where('quotation_id', quotationId)
    .select('id', 'code')
    .first()
  return row ? { id: row.id, code: row.code } : null
}
