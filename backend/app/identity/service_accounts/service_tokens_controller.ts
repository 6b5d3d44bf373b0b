import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import ApiToken from '#identity/api_tokens/api_token'
import { revokeToken } from '#identity/api_tokens/make_token'
import { presentToken } from '#identity/api_tokens/present_token'
import { ownAbilitiesIn } from '#identity/guard/abilities'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import { isForServices } from '#identity/shared/service_abilities'
import ServiceAccount from '#identity/shared/service_account'
import { lockAccount } from './save_account.js'
import { lockToken, makeServiceToken, rotateServiceToken } from './service_tokens.js'
import { createServiceTokenValidator, rotateServiceTokenValidator } from './validator.js'

/** The tokens by which a program acts as its service account. */
export default class ServiceTokensController {
  async index(ctx: HttpContext) {
    const account = await ServiceAccount.find(ctx.params.id)
    if (!account) throw notFound()
    const tokens = await ApiToken.query()
      .where('user_id', account.userId)
      .orderBy('id', 'desc')
      .limit(100)
    const own = ownAbilitiesIn(ctx)
    return {
      tokens: tokens.map(presentToken),
      abilities: account.abilities.filter((one) => isForServices(one) && own.has(one)),
    }
  }

  async store(ctx: HttpContext) {
    const { currentPassword, ...wish } = await validateBody(ctx, createServiceTokenValidator, {
      asTyped: true,
    })
    await requirePassword(ctx, currentPassword)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const account = await lockAccount(uow, ctx.params.id)
      const { row, token } = await makeServiceToken(uow, account, wish, ownAbilitiesIn(ctx))
      return { ...presentToken(row), token }
    })
  }

  async rotate(ctx: HttpContext) {
    const { currentPassword, ...terms } = await validateBody(ctx, rotateServiceTokenValidator, {
      asTyped: true,
    })
    await requirePassword(ctx, currentPassword)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const account = await lockAccount(uow, ctx.params.id)
      const old = await lockToken(uow, account, ctx.params.tokenId)
      const renewal = { old, ...terms }
      const { row, token } = await rotateServiceToken(uow, account, renewal, ownAbilitiesIn(ctx))
      return { ...presentToken(row), token }
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const account = await lockAccount(uow, ctx.params.id)
      await revokeToken(uow, await lockToken(uow, account, ctx.params.tokenId), account.name)
    })
  }
}

/** An open screen alone isn't enough. @throws AppError 422 on `currentPassword`, 429 */
async function requirePassword(ctx: HttpContext, typed: string) {
  const { id } = ctx.auth.getUserOrFail()
  await requireOwnPassword(id, typed)
  await forgetPasswordAttempts(id)
}
