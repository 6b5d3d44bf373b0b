import { notFound } from '#core/base/app_error'
import { id, instant, nullable, object, oneOf, text } from '#core/openapi/schema'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { IDENTITY_CHANGED, type IdentityChanged } from '#identity/events'
import IdentityProvider from '#identity/shared/identity_provider'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import User from '#identity/shared/user'
import UserIdentity, { LINKED_BY, type LinkedBy } from '#identity/shared/user_identity'

/** By which providers someone signs in; a firm has ten of them at most. */
export async function identitiesOf(userId: number) {
  const rows = await UserIdentity.query().where('user_id', userId).orderBy('id')
  const providerIds = rows.map(({ providerId }) => providerId)
  const providers = await IdentityProvider.query().whereIn('id', providerIds)
  const byId = new Map(providers.map(({ id, name, nameAr }) => [id, { id, name, nameAr }]))
  return rows.map((row) => ({
    id: row.id,
    provider: byId.get(row.providerId)!,
    email: row.email,
    linkedBy: row.linkedBy as LinkedBy,
    createdAt: row.createdAt.toUTC().toISO()!,
    lastUsedAt: row.lastUsedAt?.toUTC().toISO() ?? null,
  }))
}

export const identityAnswer = object({
  id,
  provider: object({ id, name: text, nameAr: nullable(text) }),
  email: nullable(text),
  linkedBy: oneOf(LINKED_BY),
  createdAt: instant,
  lastUsedAt: nullable(instant),
})

/** Ends that an account is that of someone at a provider, and the sessions that began there. @throws AppError 404 */
export async function unlink(uow: UnitOfWork, userId: number, identityId: number) {
  const user = await User.query({ client: uow.trx }).where('id', userId).forUpdate().first()
  const row = await UserIdentity.query({ client: uow.trx })
    .where({ id: identityId, userId })
    .forUpdate()
    .first()
  if (!user || !row) throw notFound()
  const provider = await IdentityProvider.findOrFail(row.providerId, { client: uow.trx })
  await row.delete()
  await revokeSessions(uow.trx, userId, 'identity_unlinked', uow.actor.sessionId)
  await uow.audit({
    ...{ action: 'unlink_identity', entityType: 'user', entityId: userId, label: user.username },
    before: { identityProvider: provider.name, identityEmail: row.email },
  })
  const what = uow.actor.id === userId ? 'unlinked' : 'unlinked_by_admin'
  await tell(uow, { userId, what, providerName: provider.name, email: row.email })
}

export const tell = (uow: UnitOfWork, { userId, what, providerName, email }: IdentityChanged) =>
  uow.emit(IDENTITY_CHANGED, { userId, what, providerName, email })
