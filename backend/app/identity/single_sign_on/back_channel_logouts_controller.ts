import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { errors } from 'jose'
import { AppError, notFound } from '#core/base/app_error'
import { consumeAttempt } from '#core/limits/attempts'
import { awayReason } from '#identity/identity_providers/call_provider'
import IdentityProvider from '#identity/shared/identity_provider'
import { endByProvider } from './end_by_provider.js'
import { LogoutTokenRefused, readLogoutToken } from './logout_token.js'

/** A whole firm signs out in the evening, all by its one provider. */
const IN_A_MINUTE = 300
const MOST_LETTERS = 16_000

const refused = () => new AppError(400, 'LOGOUT_TOKEN_INVALID')

/** What a provider says of sessions that have ended there. No cookie: the token proves who sends it. */
export default class BackChannelLogoutsController {
  async store(ctx: HttpContext) {
    ctx.response.header('Cache-Control', 'no-store')
    await consumeAttempt({
      ...{ key: `back-channel:${ctx.request.ip()}`, attempts: IN_A_MINUTE, duration: '1 minute' },
    })
    // what else a provider sends is not asked for
    const token: unknown = ctx.request.input('logout_token')
    if (typeof token !== 'string' || token.length > MOST_LETTERS) throw refused()
    const provider = await IdentityProvider.find(ctx.params.id)
    if (!provider?.active) throw notFound()
    try {
      const end = await readLogoutToken(provider, token)
      return { ended: await endByProvider(ctx, provider, end) }
    } catch (error) {
      logger.warn({ err: error, provider: provider.id }, 'a logout token was refused')
      throw refusalOf(error)
    }
  }
}

function refusalOf(error: unknown) {
  // it sends it again later
  if (awayReason(error)) return new AppError(503, 'PROVIDER_AWAY')
  const isToken = error instanceof LogoutTokenRefused || error instanceof errors.JOSEError
  return isToken ? refused() : error
}
