import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { consumeAttempt } from '#core/limits/attempts'
import { mailsLeave } from '#core/settings/mail'
import { holderOf, resetPassword } from './reset_password.js'
import { orderResetLink } from './send_reset_link_job.js'
import { askResetValidator, checkResetValidator, resetPasswordValidator } from './validator.js'

const WINDOW = '15 minutes'

/** For people who forgot their password: a link by mail, and the password that it sets. */
export default class PasswordResetsController {
  /** The answer is the same, and takes as long, whether there is such an account or not. */
  async store(ctx: HttpContext) {
    const { username } = await validateBody(ctx, askResetValidator, { asTyped: true })
    const from = fromOf(ctx)
    await consumeAttempt({ key: `reset-ask:${from.ip}`, attempts: 20, duration: WINDOW })
    if (!mailsLeave()) throw conflict('RESET_BY_MAIL_OFF')
    await orderResetLink({ id: null, name: 'guest', sessionId: null, ...from }, username)
    return ctx.response.status(204).send(null)
  }

  /** Whether a link can still be used, before anyone types a password twice. */
  async check(ctx: HttpContext) {
    const { token } = await validateBody(ctx, checkResetValidator)
    await this.#count(ctx)
    const { user } = await holderOf(token)
    return { username: user.username }
  }

  async update(ctx: HttpContext) {
    const { token, password } = await validateBody(ctx, resetPasswordValidator, { asTyped: true })
    await this.#count(ctx)
    await resetPassword(fromOf(ctx), token, password)
    return ctx.response.status(204).send(null)
  }

  #count = (ctx: HttpContext) =>
    consumeAttempt({ key: `reset-use:${ctx.request.ip()}`, attempts: 30, duration: WINDOW })
}

const fromOf = ({ request }: HttpContext) => ({
  ip: request.ip(),
  agent: request.header('user-agent') ?? null,
  requestId: request.id() ?? null,
})
