import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { userName, userNames } from '#core/people/user_names'
import type Client from '#commercial/models/client'

/** Brings the name of who looks after each client along with the client, in the same query. */
export function withOwnerName(query: ModelQueryBuilderContract<typeof Client, Client>) {
  return query.select('clients.*', userName('clients.owner_id', 'ownerName'))
}

/** The same for a client that was just written. */
export async function nameOwner(client: Client, trx: TransactionClientContract) {
  const names = await userNames([client.ownerId], trx)
  client.$extras.ownerName = names.get(client.ownerId!) ?? null
}

/** The name that either of them has brought. @throws Error when none did */
export function ownerNameOf({ $extras }: Client): string | null {
  if ($extras.ownerName === undefined) throw new Error('a client without the name of its owner')
  return $extras.ownerName
}
