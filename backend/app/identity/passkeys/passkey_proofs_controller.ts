import type { HttpContext } from '@adonisjs/core/http'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { consumeAttempt } from '#core/limits/attempts'
import { noBody } from '#core/validation/fields'
import { newChallenge } from './challenges.js'
import { passkeysOf } from './keep_passkeys.js'
import { proveByPasskey } from './prove_by_passkey.js'
import { relyingParty } from '#identity/shared/relying_party'
import { passkeyProofValidator } from './validator.js'

/** More than the ten answers that count: also those who close the window and begin again. */
const BEGUN = { attempts: 30, duration: '15 minutes' }

/** Before what moves money or rights: one's own passkey in place of a code. */
export default class PasskeyProofsController {
  /** What the browser asks its devices for: a passkey of this person, for this session. */
  async begin(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const { id: userId, sessionId } = ctx.actor!
    await consumeAttempt({ key: `passkey-proof:${userId}`, ...BEGUN })
    const known = await passkeysOf(userId!)
    if (!known.length) throw conflict('NO_PASSKEYS_OF_YOURS')
    const { challenge } = await newChallenge({ purpose: 'prove', sessionId })
    return generateAuthenticationOptions({
      ...{ rpID: relyingParty().id, challenge, userVerification: 'required' },
      allowCredentials: known.map(({ descriptor }) => descriptor),
    })
  }

  async store(ctx: HttpContext) {
    await proveByPasskey(ctx, await validateBody(ctx, passkeyProofValidator))
    return ctx.response.status(204).send(null)
  }
}
