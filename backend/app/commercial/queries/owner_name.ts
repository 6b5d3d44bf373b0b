import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { languageNow } from '#core/http/language'
import { userName, userNames } from '#core/people/user_names'
import type { Unit } from '#core/unit/unit'
import type Client from '#commercial/models/client'

/** Brings the name of who looks after each client along with the client, in the same query. */
export function withOwnerName(query: ModelQueryBuilderContract<typeof Client, Client>) {
  return query.select('clients.*', userName('clients.owner_id', 'ownerName'))
}

/**
 * The same for a client that was just written. Most are looked after by who writes them, and that
 * name came with the session.
 */
export async function nameOwner(client: Client, { actor, trx }: Unit) {
  const own = actor.id !== null && client.ownerId === actor.id && languageNow() === 'en'
  client.$extras.ownerName = own
    ? actor.name
    : ((await userNames([client.ownerId], trx)).get(client.ownerId!) ?? null)
}

/** The name that either of them has brought. @throws Error when none did */
export function ownerNameOf({ $extras }: Client): string | null {
  if ($extras.ownerName === undefined) throw new Error('a client without the name of its owner')
  return $extras.ownerName
}
