import { languageNow } from '#core/base/language'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Client from '#commercial/clients/models/client'

/**
 * Brings the name of who looks after a client that was just written. Most are looked after by who writes them, and that
 * name came with the session.
 */
export async function nameOwner(client: Client, { actor, trx }: UnitOfWork) {
  const own = actor.id !== null && client.ownerId === actor.id && languageNow() === 'en'
  client.$extras.ownerName = own
    ? actor.name
    : ((await userNames([client.ownerId], trx)).get(client.ownerId!) ?? null)
}

/** The name that it has brought. @throws Error when none did */
export function ownerNameOf({ $extras }: Client): string | null {
  if ($extras.ownerName === undefined) throw new Error('a client without the name of its owner')
  return $extras.ownerName
}
