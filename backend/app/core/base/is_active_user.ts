import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Whether a person is there and may sign in. */
export async function isActiveUser(client: QueryClientContract, id: number): Promise<boolean> {
  return !!(await client.from('users').where('id', id).whereNull('disabled_at').first())
}
