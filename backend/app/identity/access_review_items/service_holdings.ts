import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { personIn, userNames } from '#core/base/user_names'
import ApiToken from '#identity/api_tokens/api_token'
import type { Holdings, ServiceHoldings } from '#identity/shared/access_review_item'
import ServiceAccount from '#identity/shared/service_account'
import type User from '#identity/shared/user'
import { inForce } from '#identity/shared/tokens_in_force'

interface Service {
  holds: ServiceHoldings
  active: boolean
}

/** What each program among some accounts holds, by the id that it acts as. */
export async function readServices(
  client: QueryClientContract,
  users: readonly User[]
): Promise<Map<number, Service>> {
  const ids = users.filter(({ isService }) => isService).map(({ id }) => id)
  if (!ids.length) return new Map()
  const query = ServiceAccount.query({ client }).whereIn('user_id', ids)
  // the latest, not what this transaction saw first
  if (client.isTransaction) void query.forShare()
  const accounts = await query
  const tokens = Map.groupBy(await tokensInForce(client, ids), ({ userId }) => userId)
  const names = await userNames(
    accounts.map(({ responsibleId }) => responsibleId),
    client
  )
  return new Map(
    accounts.map((account) => {
      const { id: accountId, purpose, abilities, networks, active, lastUsedAt } = account
      const holds = {
        ...{ accountId, purpose, abilities, networks },
        responsible: personIn(names, account.responsibleId),
        lastUsedAt: lastUsedAt?.toUTC().toISO() ?? null,
        tokens: (tokens.get(account.userId) ?? []).map(({ name, expiresAt }) => ({
          ...{ name, expiresAt: expiresAt.toUTC().toISO()! },
        })),
      }
      return [account.userId, { holds, active }]
    })
  )
}

const tokensInForce = (client: QueryClientContract, ids: number[]) =>
  inForce(ApiToken.query({ client }).whereIn('user_id', ids)).orderBy('id')

/** Of a program nothing follows from its row of `users`, which is disabled for ever. */
export const holdsOfService = (
  service: Service | undefined
): Pick<Holdings, 'service'> & Partial<Pick<Holdings, 'disabled'>> =>
  service ? { service: service.holds, disabled: !service.active } : { service: null }
