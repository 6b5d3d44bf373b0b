import type { Client } from '#core/resources/field'

/** The employee whom a sign-in belongs to; null for who is not one. */
export async function employeeOfUser(client: Client, userId: number | null) {
  if (userId === null) return null
  const row = await client.from('employees').where('user_id', userId).select('id').first()
  return (row?.id as number | undefined) ?? null
}
