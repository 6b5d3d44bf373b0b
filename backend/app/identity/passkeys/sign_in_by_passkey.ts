import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { AppError } from '#core/base/app_error'
import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import { transact } from '#core/unit_of_work/transact'
import { hashToken } from '#identity/guard/session_tokens'
import { countSignIn } from '#identity/sign_in/count_attempts'
import { noteRefusal } from '#identity/sign_in/note_refusal'
import { startSession } from '#identity/sign_in/sign_in'
import User from '#identity/shared/user'
import { takeChallenge } from './challenges.js'
import { tell } from './keep_passkeys.js'
import Passkey from './passkey.js'
import { readSigned } from './read_answers.js'
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
  const take = async (text: string) => text === challenge && (await takeChallenge(text, null))
  const read = passkey && (await readSigned(passkey, signed, take))
  if (!passkey || !user || !read || signed.userHandle !== passkey.userHandle) {
    noteRefusal(ctx, user, 'passkey')
    throw refused()
  }
  // a disabled person's passkey is not used, and its counter not moved
  if (!user.isDisabled) await use(ctx, user, passkey, read)
  return startSession(ctx, user, 'passkey', limits)
}

interface Use {
  newCounter: number
  credentialBackedUp: boolean
}

/**
 * Notes that a passkey was used. A counter that does not go on means that the key may have been copied:
 * that is refused, logged and told.
 */
async function use(
  { request }: HttpContext,
  user: User,
  { id, name }: Passkey,
  { newCounter, credentialBackedUp }: Use
) {
  const actor = {
    ...{ id: user.id, name: user.name, sessionId: null, ip: request.ip() },
    ...{ agent: request.header('user-agent') ?? null, requestId: request.id() ?? null },
  }
  const isUsed = await transact(actor, async (uow) => {
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
  })
  if (!isUsed) throw refused()
}
