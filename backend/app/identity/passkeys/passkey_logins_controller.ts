import type { HttpContext } from '@adonisjs/core/http'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { validateBody } from '#core/http/validate'
import { limits } from '#config/limits'
import { consumeAttempt } from '#core/limits/attempts'
import { noBody } from '#core/validation/fields'
import CurrentUserTransformer from '#identity/account/current_user_transformer'
import { newChallenge } from './challenges.js'
import { relyingParty } from '#identity/shared/relying_party'
import { signInByPasskey } from './sign_in_by_passkey.js'
import { passkeyLoginValidator } from './validator.js'

/** In the cookie of a browser: the challenge that it was given. */
const CHALLENGE = 'passkey_challenge'
const { windowMinutes, ofAddress } = limits.signIn

export default class PasskeyLoginsController {
  /** What the browser asks its devices for: any passkey of this portal, and who holds it. */
  async begin(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const key = `passkey-begin:${ctx.request.ip()}`
    // also those who close the window and begin again
    await consumeAttempt({ key, attempts: 3 * ofAddress, duration: `${windowMinutes} minutes` })
    const { challenge, text } = await newChallenge({ purpose: 'sign_in', sessionId: null })
    ctx.session.put(CHALLENGE, text)
    return generateAuthenticationOptions({
      ...{ rpID: relyingParty().id, challenge, userVerification: 'required' },
    })
  }

  async store(ctx: HttpContext) {
    const signed = await validateBody(ctx, passkeyLoginValidator)
    const challenge: unknown = ctx.session.pull(CHALLENGE)
    const given = typeof challenge === 'string' ? challenge : undefined
    const user = await signInByPasskey(ctx, signed, given)
    return ctx.serialize(CurrentUserTransformer.transform(user))
  }
}
