import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import Authenticator from './authenticator.js'
import { arePasskeysPossible } from '#identity/shared/relying_party'
import { countGuess, forgetGuesses } from './prove.js'
import { recoveryCodesLeft } from './recovery_codes.js'
import { isTwoStepRequired } from '#identity/guard/two_step_required'
import { beginTwoStep, confirmTwoStep, endTwoStep, proveSession, renewCodes } from './set_up.js'
import { beginValidator, codeValidator, endValidator } from './validator.js'

/** The second step of one's own sign-in. */
export default class TwoStepController {
  async show({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const known = await Authenticator.findBy('userId', user.id)
    return {
      on: user.twoStepOn,
      since: known?.confirmedAt?.toUTC().toISO() ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(db, user.id),
      required: isTwoStepRequired(user),
      /** Whether a passkey can be used in place of a code. */
      passkeys: user.hasPasskeys && arePasskeysPossible(),
    }
  }

  async store(ctx: HttpContext) {
    const { currentPassword } = await validateBody(ctx, beginValidator, { asTyped: true })
    const { id } = ctx.auth.getUserOrFail()
    await requireOwnPassword(id, currentPassword)
    await forgetPasswordAttempts(id)
    return writeRequest(ctx, (uow) => beginTwoStep(uow, id))
  }

  async confirm(ctx: HttpContext) {
    return this.#guarded(ctx, async (id, code) =>
      writeRequest(ctx, async (uow) => ({ recoveryCodes: await confirmTwoStep(uow, id, code) }))
    )
  }

  /** Before what moves money or rights: a code in the middle of a session. */
  async prove(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await this.#guarded(ctx, (_id, code) =>
      writeRequest(ctx, (uow) => proveSession(uow, user, code))
    )
    return ctx.response.status(204).send(null)
  }

  async recoveryCodes(ctx: HttpContext) {
    return this.#guarded(ctx, async (id, code) =>
      writeRequest(ctx, async (uow) => ({ recoveryCodes: await renewCodes(uow, id, code) }))
    )
  }

  async end(ctx: HttpContext) {
    const { currentPassword, code } = await validateBody(ctx, endValidator, { asTyped: true })
    const { id } = ctx.auth.getUserOrFail()
    await requireOwnPassword(id, currentPassword)
    await forgetPasswordAttempts(id)
    await countGuess(id)
    await writeRequest(ctx, (uow) => endTwoStep(uow, id, code))
    await forgetGuesses(id)
    return ctx.response.status(204).send(null)
  }

  async #guarded<Answer>(ctx: HttpContext, act: (id: number, code: string) => Promise<Answer>) {
    const { code } = await validateBody(ctx, codeValidator)
    const { id } = ctx.auth.getUserOrFail()
    await countGuess(id)
    const answer = await act(id, code)
    await forgetGuesses(id)
    return answer
  }
}
