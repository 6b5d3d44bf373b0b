import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { toDate } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { installTokens, workToken } from '#core/unit_of_work/work_token'
import { isForTokens } from '#identity/shared/token_abilities'

interface Ordering {
  userId: number
  /** Nothing once the token has ended. */
  abilities: ReadonlySet<string>
}

/** Whose a token is and what it may do now; null for one that is gone. */
async function readToken(
  id: number,
  client: QueryClientContract = writer()
): Promise<Ordering | null> {
  const row = await client
    .from('api_tokens')
    .where({ id })
    .select('user_id', 'abilities', 'revoked_at', 'expires_at')
    .first()
  if (!row) return null
  const isInForce = row.revoked_at === null && toDate(row.expires_at) > new Date()
  const stated: string[] = isInForce ? JSON.parse(row.abilities) : []
  return { userId: Number(row.user_id), abilities: new Set(stated.filter(isForTokens)) }
}

installTokens(async (id) => Boolean((await readToken(id))?.abilities.size))

/**
 * What someone may do of what they could in person, where what runs now was ordered by a program with a token of
 * theirs. What the token may not do, a job that it orders may not either.
 */
export async function asOrdered(
  userId: number,
  abilities: ReadonlySet<string>,
  client?: QueryClientContract
): Promise<ReadonlySet<string>> {
  const tokenId = workToken()
  if (tokenId === null) return abilities
  const token = await readToken(tokenId, client)
  if (token && token.userId !== userId) return abilities
  return abilities.intersection(token?.abilities ?? new Set<string>())
}
