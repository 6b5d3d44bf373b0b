import type { HttpContext } from '@adonisjs/core/http'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import { invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import { keepProof } from '#identity/two_step/keep_proof'
import { newChallenge, takeChallenge } from './challenges.js'
import { addPasskey, handleFor, passkeysOf, removePasskey } from './keep_passkeys.js'
import { presentPasskey } from './present_passkey.js'
import { ALGORITHMS, readMade } from './read_answers.js'
import { relyingParty } from '#identity/shared/relying_party'
import { createPasskeyValidator, ownPasswordValidator } from './validator.js'

/** The handle that a device was given with the challenge, for the answer to it. */
const HANDLE = 'passkey_handle'

/** One's own passkeys: they are made and removed after the password, and a fresh code or passkey where one has them. */
export default class PasskeysController {
  async index({ actor }: HttpContext) {
    return (await passkeysOf(actor!.id!)).map(presentPasskey)
  }

  /** What the browser makes a passkey of. */
  async begin(ctx: HttpContext) {
    const user = await this.#requirePassword(ctx)
    const { challenge } = await newChallenge({ purpose: 'make', sessionId: ctx.actor!.sessionId })
    const known = await passkeysOf(user.id)
    const handle = handleFor(known)
    ctx.session.put(HANDLE, handle)
    const { id: rpID, name: rpName } = relyingParty()
    return generateRegistrationOptions({
      ...{ rpID, rpName, challenge, userID: isoBase64URL.toBuffer(handle) },
      ...{ userName: user.username, userDisplayName: user.name, attestationType: 'none' },
      excludeCredentials: known.map(({ descriptor }) => descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
  }

  async store(ctx: HttpContext) {
    const { name, ...made } = await validateBody(ctx, createPasskeyValidator)
    const { id: userId, sessionId } = ctx.actor!
    const handle: unknown = ctx.session.pull(HANDLE)
    const read = await readMade(made, (challenge) =>
      takeChallenge(challenge, { purpose: 'make', sessionId })
    )
    if (!read || typeof handle !== 'string') throw invalid({ name: ['passkeyRefused'] })
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const wish = { userId: userId!, name, handle, transports: made.transports }
      const passkey = await addPasskey(uow, wish, read)
      // its device has just verified the person: not asked for again in the next minute
      await keepProof(uow, userId!)
      return presentPasskey(passkey)
    })
  }

  async destroy(ctx: HttpContext) {
    const { id } = await this.#requirePassword(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => removePasskey(uow, id, ctx.params.id))
  }

  async #requirePassword(ctx: HttpContext) {
    const { currentPassword } = await validateBody(ctx, ownPasswordValidator, { asTyped: true })
    const user = await requireOwnPassword(ctx.actor!.id!, currentPassword)
    await forgetPasswordAttempts(user.id)
    return user
  }
}
