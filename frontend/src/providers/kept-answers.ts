import type { CurrentUser } from '../api/types'
import { BRANDING_KEY } from './branding'
import { deviceTable } from './device-table'
import { keptUserId, markKeptUser } from './kept-user'
import { queryClient } from './query-client'

/** An answer of the portal to one person. */
interface KeptAnswer {
  userId: number
  address: string
  data: unknown
  keptAt: number
}

/** Longer without a word from the portal, and this device no longer says who uses it. */
const LONGEST_MS = 14 * 24 * 3_600_000
const USER = 'user'
/** What pages read through the cache of queries, which begins with it when there is no connection. */
export const SHARED_ADDRESSES = ['/api/lists', BRANDING_KEY[0]] as const

const answers = deviceTable<KeptAnswer>('binaa-kept-answers')
const keyOf = (userId: number, address: string) => `${userId}:${address}`

/** Keeps an answer for its person, unless they have left meanwhile. */
export async function keepAnswer(userId: number, address: string, data: unknown): Promise<void> {
  if (keptUserId() !== userId) return
  await answers.change(keyOf(userId, address), () =>
    keptUserId() === userId ? { userId, address, data, keptAt: Date.now() } : null
  )
}

export async function keptAnswer<T>(userId: number, address: string): Promise<T | undefined> {
  return (await answers.get(keyOf(userId, address)))?.data as T | undefined
}

/** When an answer was kept; 0 = never. */
export async function keptAt(userId: number, address: string): Promise<number> {
  return (await answers.get(keyOf(userId, address)))?.keptAt ?? 0
}

/** From now on this device keeps answers for this person, and for no one else. */
export async function keepUser(user: CurrentUser): Promise<void> {
  await clearKept((answer) => answer.userId !== user.id)
  markKeptUser(user.id)
  await keepAnswer(user.id, USER, user)
}

/** The person as kept, with what their pages read; null when too much time has passed. */
export async function openKept(userId: number): Promise<CurrentUser | null> {
  const isStale = Date.now() - (await keptAt(userId, USER)) > LONGEST_MS
  if (isStale) return null
  for (const address of SHARED_ADDRESSES) {
    const data = await keptAnswer(userId, address)
    if (data) queryClient.setQueryData([address], (known: unknown) => known ?? data)
  }
  return (await keptAnswer<CurrentUser>(userId, USER)) ?? null
}

export async function clearKept(
  isMeant: (answer: KeptAnswer) => boolean = () => true
): Promise<void> {
  for (const answer of await answers.all())
    if (isMeant(answer)) await answers.change(keyOf(answer.userId, answer.address), () => null)
}
