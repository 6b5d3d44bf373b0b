import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { writer } from '#core/database/writer'
import { installTokens, workToken } from '#core/unit_of_work/work_token'
import ApiToken from '#identity/api_tokens/api_token'
import { isForTokens } from '#identity/shared/token_abilities'

/** What a token may do; nothing once it has ended. */
function tokenAbilities(token: ApiToken | null): ReadonlySet<string> {
  if (!token?.isInForce) return new Set()
  return new Set((JSON.parse(token.abilities) as string[]).filter(isForTokens))
}

const find = (id: number, client: QueryClientContract = writer()) =>
  ApiToken.query({ client }).where('id', id).first()

installTokens(async (id) => Boolean((await find(id))?.isInForce))

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
  const token = await find(tokenId, client)
  if (token && token.userId !== userId) return abilities
  return abilities.intersection(tokenAbilities(token))
}
