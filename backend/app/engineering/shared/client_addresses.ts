import db from '@adonisjs/lucid/services/db'

/** Where a client can be reached by mail, the first one first. */
export async function clientAddresses(clientId: number | null): Promise<string[]> {
  if (clientId === null) return []
  const rows = await db
    .from('client_addresses')
    .where('client_id', clientId)
    .orderBy('position')
    .select('address')
  return rows.map(({ address }) => address)
}
