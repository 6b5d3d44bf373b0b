import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { ownAbilitiesIn } from '#identity/guard/abilities'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import { isForTokens } from '#identity/shared/token_abilities'
import ApiToken from './api_token.js'
import { makeToken, revokeToken } from './make_token.js'
import { presentToken } from './present_token.js'
import { createTokenValidator } from './validator.js'

/** The tokens that one has made for programs of one's own. */
export default class OwnTokensController {
  async index(ctx: HttpContext) {
    const tokens = await ApiToken.query()
      .where('user_id', ctx.actor!.id!)
      .orderBy('id', 'desc')
      .limit(100)
    return {
      tokens: tokens.map(presentToken),
      abilities: [...ownAbilitiesIn(ctx)].filter(isForTokens),
    }
  }

  async store(ctx: HttpContext) {
    const { currentPassword, ...wish } = await validateBody(ctx, createTokenValidator, {
      asTyped: true,
    })
    const { id } = ctx.auth.getUserOrFail()
    await requireOwnPassword(id, currentPassword)
    await forgetPasswordAttempts(id)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { row, token } = await makeToken(uow, wish, ownAbilitiesIn(ctx))
      return { ...presentToken(row), token }
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const row = await ApiToken.query({ client: uow.trx })
        .where({ id: ctx.params.id, user_id: uow.actor.id! })
        .first()
      if (!row) throw notFound()
      await revokeToken(uow, row, ctx.auth.getUserOrFail().username)
    })
  }
}
