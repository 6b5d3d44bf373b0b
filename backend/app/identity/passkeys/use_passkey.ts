import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type User from '#identity/shared/user'
import { tell } from './keep_passkeys.js'
import type Passkey from './passkey.js'

/** What a device has signed, once it was verified. */
export interface Signature {
  newCounter: number
  credentialBackedUp: boolean
}

interface Use {
  passkey: Passkey
  read: Signature
}

/**
 * Notes that a passkey was used. A counter that does not go on means that the key may have been copied:
 * that is logged and told, and who asked refuses it once this is committed.
 * @returns whether it may be taken
 */
export async function usePasskey(
  uow: UnitOfWork,
  user: Pick<User, 'id' | 'username'>,
  { passkey: { id, name }, read: { newCounter, credentialBackedUp } }: Use
): Promise<boolean> {
  const own = uow.trx.from('passkeys').where('id', id)
  // devices that count nothing answer zero, always
  if (newCounter === 0) own.where('counter', 0)
  else own.where('counter', '<', newCounter)
  const used = { last_used_at: sqlInstant(), is_synced: credentialBackedUp, counter: newCounter }
  if (await affected(own.update(used))) return true
  const about = { entityType: 'user', entityId: user.id, label: user.username }
  await uow.audit({ action: 'refuse_passkey', ...about, after: { passkey: name } })
  await tell(uow, { userId: user.id, what: 'refused', name })
  return false
}
