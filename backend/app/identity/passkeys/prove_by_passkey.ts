import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { writeRequest } from '#core/unit_of_work/write_request'
import { hashToken } from '#identity/guard/session_tokens'
import { noteProof } from '#identity/two_step/keep_proof'
import { countGuess, forgetGuesses } from '#identity/two_step/prove'
import { takeChallenge } from './challenges.js'
import Passkey from './passkey.js'
import { readSigned } from './read_answers.js'
import { usePasskey } from './use_passkey.js'
import type { passkeyProofValidator } from './validator.js'

const refused = () => invalid({ passkey: ['passkeyNotAccepted'] })

/**
 * A passkey in the middle of a session, for what moves money or rights: it counts as a code does, and tries
 * are counted with those of codes.
 * @throws AppError 422 on `passkey`, 429
 */
export async function proveByPasskey(
  ctx: HttpContext,
  signed: Infer<typeof passkeyProofValidator>
): Promise<void> {
  const user = ctx.auth.getUserOrFail()
  await countGuess(user.id)
  const known = { userId: user.id, credentialHash: hashToken(signed.credentialId) }
  const passkey = await Passkey.query().where(known).first()
  const { sessionId } = ctx.actor!
  const take = (text: string) => takeChallenge(text, { purpose: 'prove', sessionId })
  const read = passkey && (await readSigned(passkey, signed, take))
  // who is named beforehand need not be named by the device
  const isOwn = !signed.userHandle || signed.userHandle === passkey?.userHandle
  if (!passkey || !read || !isOwn) throw refused()
  const isUsed = await writeRequest(ctx, async (uow) => {
    if (!(await usePasskey(uow, user, { passkey, read }))) return false
    await noteProof(uow, user, { provenBy: 'passkey', passkey: passkey.name })
    return true
  })
  if (!isUsed) throw refused()
  await forgetGuesses(user.id)
}
