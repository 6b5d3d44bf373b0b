import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/instants'
import { firstTime } from '#core/scheduled/first_time'
import { transact } from '#core/unit_of_work/transact'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import type IdentityProvider from '#identity/shared/identity_provider'
import User from '#identity/shared/user'
import UserIdentity from '#identity/shared/user_identity'
import UserSession from '#identity/shared/user_session'
import { keyOf } from './find_person.js'
import { LogoutTokenRefused, type EndOfSessions } from './logout_token.js'
import { sha256, sidHash } from './sid_hash.js'
import { providerActor } from './sign_in_by_provider.js'

/**
 * Ends the sessions that a provider has ended, with their live streams. Sessions that began without it go on.
 * @returns how many were open
 * @throws LogoutTokenRefused for a token that was used before
 */
export function endByProvider(
  ctx: HttpContext,
  provider: IdentityProvider,
  { jti, sid, sub }: EndOfSessions
): Promise<number> {
  return transact(providerActor(ctx, provider), async (uow) => {
    if (!(await firstTime(uow, `logout-token:${provider.id}:${sha256(jti)}`)))
      throw new LogoutTokenRefused('used before')
    const sessions = await openSessions(uow.trx, provider, { sid, sub })
    const byUser = Map.groupBy(sessions, ({ userId }) => userId)
    for (const [userId, own] of byUser) {
      await UserSession.query({ client: uow.trx })
        .whereIn(
          'id',
          own.map(({ id }) => id)
        )
        .update({ revoked_at: sqlInstant(), revoked_reason: 'ended_by_provider' })
      forgetSessionsAfter(uow.trx, userId)
      const { username } = await User.findOrFail(userId, { client: uow.trx })
      const entity = { entityType: 'user', entityId: userId, label: username }
      await uow.audit({ action: 'end_sessions', ...entity, after: { sessions: own.length } })
    }
    return sessions.length
  })
}

/** Those of one session at the provider; without it all of the person. Both stated: both hold. */
async function openSessions(
  client: TransactionClientContract,
  provider: IdentityProvider,
  { sid, sub }: Pick<EndOfSessions, 'sid' | 'sub'>
): Promise<UserSession[]> {
  const query = UserSession.query({ client })
    .where('identityProviderId', provider.id)
    .whereNull('revokedAt')
    .orderBy('id')
    .forUpdate()
  if (sub !== null) {
    const identity = await UserIdentity.query({ client })
      .where(keyOf(provider, { subject: sub }))
      .first()
    if (!identity) return []
    void query.where('userId', identity.userId)
  }
  if (sid !== null)
    void query.where((one) => {
      void one.where('providerSidHash', sidHash(sid)!)
      // one that began before providers stated it is known by its person alone
      if (sub !== null) void one.orWhereNull('providerSidHash')
    })
  return query
}
