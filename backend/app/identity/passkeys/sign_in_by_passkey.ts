import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { AppError } from '#core/base/app_error'
import { transact } from '#core/unit_of_work/transact'
import { hashToken } from '#identity/guard/session_tokens'
import { countSignIn } from '#identity/sign_in/count_attempts'
import { noteRefusal } from '#identity/sign_in/note_refusal'
import { startSession } from '#identity/sign_in/sign_in'
import User from '#identity/shared/user'
import { takeChallenge } from './challenges.js'
import Passkey from './passkey.js'
import { readSigned } from './read_answers.js'
import { usePasskey, type Signature } from './use_passkey.js'
import type { passkeyLoginValidator } from './validator.js'

const refused = () => new AppError(401, 'INVALID_PASSKEY')

/**
 * Signs in by a passkey. @throws AppError 401, 403 ACCOUNT_DISABLED or 429
 * @param challenge the text of the one that this browser was given
 */
export async function signInByPasskey(
  ctx: HttpContext,
  signed: Infer<typeof passkeyLoginValidator>,
  challenge: string | undefined
): Promise<User> {
  const credential = hashToken(signed.credentialId)
  const passkey = await Passkey.findBy('credentialHash', credential)
  const user = passkey && (await User.find(passkey.userId))
  const limits = await countSignIn(ctx, user, `passkey:${user?.id ?? credential}`)
  const take = async (text: string) =>
    text === challenge && (await takeChallenge(text, { purpose: 'sign_in', sessionId: null }))
  const read = passkey && (await readSigned(passkey, signed, take))
  if (!passkey || !user || !read || signed.userHandle !== passkey.userHandle) {
    noteRefusal(ctx, user, 'passkey')
    throw refused()
  }
  // a disabled person's passkey is not used, and its counter not moved
  if (!user.isDisabled) await use(ctx, user, passkey, read)
  return startSession(ctx, user, 'passkey', limits)
}

/**
 * Notes that a passkey was used.
 * @throws AppError 401 where its counter doesn't go on
 */
async function use({ request }: HttpContext, user: User, passkey: Passkey, read: Signature) {
  const actor = {
    ...{ id: user.id, name: user.name, sessionId: null, ip: request.ip() },
    ...{ agent: request.header('user-agent') ?? null, requestId: request.id() ?? null },
  }
  if (!(await transact(actor, (uow) => usePasskey(uow, user, { passkey, read })))) throw refused()
}
