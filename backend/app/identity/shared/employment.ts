import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** `none`: the account belongs to no employee. */
export const EMPLOYMENT_STATES = ['employed', 'left', 'none'] as const

export type Employment = (typeof EMPLOYMENT_STATES)[number]

type Reader = (client: QueryClientContract, userIds: number[]) => Promise<Map<number, Employment>>

let reader: Reader = async () => new Map()

/** The people department says who of the accounts works for the firm; identity itself knows no employee. */
export function installEmployment(read: Reader) {
  reader = read
}

/** Whether people work here, by account. */
export async function employmentOf(
  client: QueryClientContract,
  userIds: number[]
): Promise<(userId: number) => Employment> {
  const known = await reader(client, userIds)
  return (userId) => known.get(userId) ?? 'none'
}
