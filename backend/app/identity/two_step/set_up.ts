import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { TWO_STEP_CHANGED } from '#identity/events'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import User from '#identity/shared/user'
import Authenticator from './authenticator.js'
import { keepProof, noteProof } from './keep_proof.js'
import { lockAuthenticator, proveCode, takeStep } from './prove.js'
import { forgetRecoveryCodes, renewRecoveryCodes } from './recovery_codes.js'
import { isTwoStepRequired } from '#identity/guard/two_step_required'
import { newSecret } from './secret.js'

const lockUser = ({ trx }: UnitOfWork, id: number) =>
  User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()

/**
 * Makes a secret for an app to take in, in place of one that was never confirmed.
 * @throws AppError 409 TWO_STEP_ON
 */
export async function beginTwoStep(uow: UnitOfWork, userId: number) {
  const user = await lockUser(uow, userId)
  const known = await lockAuthenticator(uow, userId)
  if (known?.confirmedAt) throw conflict('TWO_STEP_ON')
  await known?.delete()
  const { sealed, secret, uri } = newSecret(user.username)
  await Authenticator.create(
    { ...sealed, userId, confirmedAt: null, lastStep: 0, createdAt: DateTime.utc() },
    { client: uow.trx }
  )
  return { secret, uri }
}

/**
 * The app has the secret: from now on its code is asked for. Other sessions, begun without one, end.
 * @returns the recovery codes, which are shown this once
 * @throws AppError 409 TWO_STEP_ON, TWO_STEP_NOT_BEGUN; 422 for a wrong code
 */
export async function confirmTwoStep(uow: UnitOfWork, userId: number, code: string) {
  const user = await lockUser(uow, userId)
  const known = await lockAuthenticator(uow, userId)
  if (known?.confirmedAt) throw conflict('TWO_STEP_ON')
  if (!known) throw conflict('TWO_STEP_NOT_BEGUN')
  if (!(await takeStep(uow, known, code))) throw invalid({ code: ['wrongCode'] })
  await uow.trx.from('authenticators').where('id', known.id).update({ confirmed_at: sqlInstant() })
  const codes = await renewRecoveryCodes(uow, userId)
  await keepProof(uow, userId)
  await turn(uow, user, true)
  return codes
}

/** A code in the middle of a session, for what moves money or rights. @throws AppError 422 for a wrong code */
export async function proveSession(
  uow: UnitOfWork,
  user: Pick<User, 'id' | 'username'>,
  code: string
) {
  await noteProof(uow, user, { provenBy: await proveCode(uow, user.id, code) })
}

/** New recovery codes in place of those that were used up or lost. @throws AppError 422 for a wrong code */
export async function renewCodes(uow: UnitOfWork, userId: number, code: string) {
  const user = await lockUser(uow, userId)
  await proveCode(uow, userId, code)
  const codes = await renewRecoveryCodes(uow, userId)
  await audit(uow, user, 'renew_recovery_codes')
  return codes
}

/** @throws AppError 409 TWO_STEP_REQUIRED; 422 for a wrong code */
export async function endTwoStep(uow: UnitOfWork, userId: number, code: string) {
  const user = await lockUser(uow, userId)
  if (isTwoStepRequired(user)) throw conflict('TWO_STEP_REQUIRED')
  await proveCode(uow, userId, code)
  await forgetTwoStep(uow, userId)
  await turn(uow, user, false)
}

/** Takes secret and codes of an account away; who saves the account says that its second step is off. */
export async function forgetTwoStep(uow: UnitOfWork, userId: number) {
  await uow.trx.from('authenticators').where('user_id', userId).delete()
  await forgetRecoveryCodes(uow, userId)
}

async function turn(uow: UnitOfWork, user: User, on: boolean) {
  user.merge({ twoStepOn: on, version: user.version + 1, updatedBy: user.id })
  await user.save()
  await revokeSessions(uow.trx, user.id, 'two_step_changed', uow.actor.sessionId)
  await audit(uow, user, on ? 'turn_on_two_step' : 'turn_off_two_step')
  await uow.emit(TWO_STEP_CHANGED, { userId: user.id, on, byAdmin: false })
}

const audit = (uow: UnitOfWork, user: User, action: string) =>
  uow.audit({ action, entityType: 'user', entityId: user.id, label: user.username })
