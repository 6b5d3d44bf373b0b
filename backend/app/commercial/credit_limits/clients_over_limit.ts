import db from '@adonisjs/lucid/services/db'
import { creditExposures } from './credit_exposure.js'

/** The clients that owe and have contracted more than they may. */
export async function clientsOverLimit(): Promise<Set<number>> {
  const limited = await db
    .from('clients')
    .whereNotNull('credit_limit_minor')
    .select('id', 'credit_limit_minor')
  const exposures = await creditExposures(limited.map(({ id }) => id))
  return new Set(
    limited
      .filter((row) => exposures.get(row.id)!.exposureMinor > Number(row.credit_limit_minor))
      .map(({ id }) => id)
  )
}
