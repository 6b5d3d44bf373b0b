import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface Past {
  won: number
  decided: number
}

/** How often quotations to a client were won, of those that were won or lost. */
export async function clientPast(
  clientId: number,
  client: QueryClientContract = db.connection()
): Promise<Past> {
  const rows = await client
    .from('quotations')
    .where('client_id', clientId)
    .whereIn('stage', ['won', 'lost'])
    .groupBy('stage')
    .select('stage')
    .count('* as total')
  const of = (stage: string) => Number(rows.find((row) => row.stage === stage)?.total ?? 0)
  const won = of('won')
  return { won, decided: won + of('lost') }
}
