import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import type User from '#identity/shared/user'

/** Opens what moves money or rights to the session of the request, for some minutes. */
export async function keepProof({ trx, actor }: UnitOfWork, userId: number) {
  await trx.from('user_sessions').where('id', actor.sessionId!).update({ proven_at: sqlInstant() })
  forgetSessionsAfter(trx, userId)
}

interface Proven {
  provenBy: 'app' | 'recovery_code' | 'passkey'
  /** Its name. */
  passkey?: string
}

/** The same in the middle of a session; the log has by what it was done. */
export async function noteProof(
  uow: UnitOfWork,
  { id, username }: Pick<User, 'id' | 'username'>,
  by: Proven
) {
  await keepProof(uow, id)
  const about = { entityType: 'user', entityId: id, label: username }
  await uow.audit({ action: 'prove_identity', ...about, after: { ...by } })
}
