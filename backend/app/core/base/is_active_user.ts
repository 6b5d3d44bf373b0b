import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Ids of all who may sign in, as a query to be narrowed or asked within another. */
export const activeUserIds = (client: QueryClientContract) =>
  client.from('users').whereNull('disabled_at').select('id')

/** Whether a person is there and may sign in. */
export async function isActiveUser(client: QueryClientContract, id: number): Promise<boolean> {
  return !!(await client.from('users').where('id', id).whereNull('disabled_at').first())
}
