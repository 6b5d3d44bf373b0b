import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The ids of the clients of companies, as a query within another. */
export const clientsOf = (companyIds: readonly number[]) =>
  db
    .from('clients')
    .whereIn('company_id', [...companyIds])
    .select('id')

/** The ids of documents for the clients of companies: what lists are narrowed to a company by. */
export const documentsOf = (table: 'contracts' | 'invoices') => (companyIds: number[]) =>
  db.from(table).whereIn('client_id', clientsOf(companyIds)).select('id')

/** The company that a client works for, where one is known. */
export async function companyOfClient(
  clientId: number | null | undefined,
  client: QueryClientContract = db.connection()
): Promise<number | null> {
  if (!clientId) return null
  const row = await client.from('clients').where('id', clientId).select('company_id').first()
  return (row?.company_id as number | null | undefined) ?? null
}
