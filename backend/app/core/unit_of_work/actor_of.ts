import type { Actor } from '#core/base/actor'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { workToken } from './work_token.js'
import { writer } from '#core/database/writer'

/** Work done later still counts as done by the person who requested it. */
export async function actorOf(
  userId: number | null,
  reference: string,
  tokenId: number | null = workToken()
): Promise<Actor> {
  if (userId === null) return { ...SYSTEM_ACTOR, requestId: reference }
  const user = await writer().from('users').where('id', userId).select('name', 'is_service').first()
  return {
    ...SYSTEM_ACTOR,
    id: userId,
    name: user?.name ?? SYSTEM_ACTOR.name,
    requestId: reference,
    ...(tokenId !== null && { orderedByToken: tokenId }),
    ...(user?.is_service && { isService: true }),
  }
}
