import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import ServiceAccount from '#identity/shared/service_account'
import User from '#identity/shared/user'
import ApiToken from './api_token.js'
import { tokenListing } from './listing.js'
import { revokeToken } from './make_token.js'
import { presentToken } from './present_token.js'

/** All API tokens, of users and of service accounts, for administrators, who may revoke any of them and make none for others. */
export default class ApiTokensController {
  async index(ctx: HttpContext) {
    const tokens = await answerList(ctx, ApiToken, tokenListing)
    const ids = [...new Set(tokens.map(({ userId }) => userId))]
    const people = new Map((await User.query().whereIn('id', ids)).map((user) => [user.id, user]))
    const accounts = await ServiceAccount.query().whereIn('user_id', ids).select('id', 'userId')
    const services = new Map(accounts.map((account) => [account.userId, account.id]))
    return tokens.map((token) => {
      const { id, name, username } = people.get(token.userId)!
      return {
        ...presentToken(token),
        user: { id, name, username },
        serviceAccountId: services.get(token.userId) ?? null,
        can: { revoke: token.isInForce },
      }
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const row = await ApiToken.find(ctx.params.id, { client: uow.trx })
      if (!row) throw notFound()
      const user = await User.findOrFail(row.userId, { client: uow.trx })
      await revokeToken(uow, row, user.username)
    })
  }
}
