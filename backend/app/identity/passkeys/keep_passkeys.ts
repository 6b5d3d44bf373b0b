import { randomBytes } from 'node:crypto'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import { DateTime } from 'luxon'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { isDuplicate } from '#core/database/failures'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PASSKEYS_CHANGED, type PasskeysChanged } from '#identity/events'
import { hashToken } from '#identity/guard/session_tokens'
import User from '#identity/shared/user'
import Passkey from './passkey.js'
import type { readMade } from './read_answers.js'

/** Of one person. */
const MOST = 10

export const passkeysOf = (userId: number, client?: QueryClientContract) =>
  Passkey.query({ client }).where('user_id', userId).orderBy('id', 'desc').limit(MOST)

/** By which a device knows the account: the same for all passkeys of a person, random for the first. */
export const handleFor = (known: readonly Passkey[]) =>
  known[0]?.userHandle ?? randomBytes(32).toString('base64url')

const lockUser = ({ trx }: UnitOfWork, id: number) =>
  User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()

interface Wish {
  userId: number
  name: string
  handle: string
  transports: readonly string[]
}

type Made = NonNullable<Awaited<ReturnType<typeof readMade>>>

/** @throws AppError 409 TOO_MANY_PASSKEYS, 422 on `name` where this device is known already */
export async function addPasskey(uow: UnitOfWork, wish: Wish, made: Made): Promise<Passkey> {
  const user = await lockUser(uow, wish.userId)
  const known = await passkeysOf(user.id, uow.trx)
  if (known.length >= MOST) throw conflict('TOO_MANY_PASSKEYS')
  const { credential, credentialBackedUp } = made
  const row = await Passkey.create(
    {
      ...{ userId: user.id, name: wish.name, userHandle: known[0]?.userHandle ?? wish.handle },
      ...{ credentialId: credential.id, credentialHash: hashToken(credential.id) },
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      ...{ counter: credential.counter, transports: JSON.stringify(wish.transports) },
      ...{ isSynced: credentialBackedUp, createdAt: DateTime.utc(), lastUsedAt: null },
    },
    { client: uow.trx }
  ).catch((error) => {
    throw isDuplicate(error) ? invalid({ name: ['taken'] }) : error
  })
  await note(uow, user, { action: 'add_passkey', name: row.name, hasPasskeys: true })
  await tell(uow, { userId: user.id, what: 'added', name: row.name })
  return row
}

/** Takes one of someone's own passkeys off the account. @throws AppError 404 */
export async function removePasskey(uow: UnitOfWork, userId: number, id: number) {
  const user = await lockUser(uow, userId)
  const known = await passkeysOf(user.id, uow.trx)
  const row = known.find((one) => one.id === id)
  if (!row) throw notFound()
  await row.useTransaction(uow.trx).delete()
  const { name } = row
  await note(uow, user, { action: 'remove_passkey', name, hasPasskeys: known.length > 1 })
  await tell(uow, { userId: user.id, what: 'removed', name })
}

/** Takes all passkeys off an account; who saves the account says that it has none. */
export async function forgetPasskeys({ trx }: UnitOfWork, userId: number) {
  await trx.from('passkeys').where('user_id', userId).delete()
}

async function note(
  uow: UnitOfWork,
  user: User,
  { action, name, hasPasskeys }: { action: string; name: string; hasPasskeys: boolean }
) {
  const before = user.toAudit()
  user.merge({ hasPasskeys, version: user.version + 1, updatedBy: uow.actor.id })
  await user.save()
  const about = { entityType: 'user', entityId: user.id, label: user.username }
  await uow.audit({ action, ...about, before, after: { ...user.toAudit(), passkey: name } })
}

export const tell = (uow: UnitOfWork, changed: PasskeysChanged) =>
  uow.emit(PASSKEYS_CHANGED, { ...changed })
