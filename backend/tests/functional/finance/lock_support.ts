import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

export const LOCKS = '/api/period-locks'

interface Lock {
  module: string
  version: number
  lockedThroughOn: string | null
}

export async function lockOf(client: ApiClient, module: string): Promise<Lock> {
  const answer = await call(client, 'admin', 'get', `${LOCKS}/state`)
  return answer.body().find((one: Lock) => one.module === module)
}

/** Locks a part of the books through a day, as the accountant unless someone else is named. */
export async function lock(client: ApiClient, module: string, day: string, who = 'accountant') {
  const { version } = await lockOf(client, module)
  const body = { module, lockedThroughOn: day }
  return call(client, who, 'post', LOCKS, { body, seen: version })
}

/** Unlocks it again, wholly unless a day is named. */
export async function unlock(
  client: ApiClient,
  module: string,
  {
    day = null,
    reason = 'A late bill',
    who = 'admin',
  }: Partial<Record<'day' | 'reason' | 'who', string | null>> = {}
) {
  const { version } = await lockOf(client, module)
  const body = { module, lockedThroughOn: day, reason }
  return call(client, who ?? 'admin', 'post', `${LOCKS}/unlock`, { body, seen: version })
}
