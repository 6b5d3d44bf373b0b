import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import * as oidc from 'openid-client'
import { limits } from '#config/limits'
import { AppError, conflict, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { consumeAttempt } from '#core/limits/attempts'
import { transact } from '#core/unit_of_work/transact'
import { awayReason } from '#identity/identity_providers/call_provider'
import { knownProvider } from '#identity/identity_providers/discover'
import { identify } from '#identity/guard/decide_access'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import IdentityProvider from '#identity/shared/identity_provider'
import { linkOwn } from './find_person.js'
import { isOwnPage, keepFlow, takeFlow, type Flow } from './flow.js'
import { readClaims } from './read_claims.js'
import { SignInRefused } from './refusal.js'
import { signInByProvider } from './sign_in_by_provider.js'
import { linkValidator, startValidator } from './validator.js'

const { windowMinutes, ofAddress } = limits.signIn
const OWN_LINKS = '/account/single-sign-on'

/** Sign-in by a provider: the browser goes there, and comes back with a code. */
export default class SingleSignOnController {
  /** The buttons of the sign-in page. */
  async index() {
    const providers = await IdentityProvider.query().where('active', true).orderBy('id')
    return providers.map(({ id, name, nameAr }) => ({ id, name, nameAr }))
  }

  async start(ctx: HttpContext) {
    const { to } = await validateBody(ctx, startValidator)
    await countVisit(ctx)
    return begin(ctx, { to: to && isOwnPage(to) ? to : null, linkFor: null })
  }

  /** To link one's own account: after the password, as with a passkey. */
  async link(ctx: HttpContext) {
    const { currentPassword } = await validateBody(ctx, linkValidator, { asTyped: true })
    const { id } = await requireOwnPassword(ctx.actor!.id!, currentPassword)
    await forgetPasswordAttempts(id)
    return begin(ctx, { to: null, linkFor: id })
  }

  /** Where the provider sends the browser back to: whatever happens, a page says it. */
  async callback(ctx: HttpContext) {
    ctx.response.header('Cache-Control', 'no-store')
    const flow = takeFlow(ctx, ctx.params.id)
    const page = flow?.linkFor ? OWN_LINKS : '/login'
    try {
      await countVisit(ctx)
      if (!flow) throw new SignInRefused('state_lost')
      return ctx.response.redirect(await finish(ctx, flow))
    } catch (error) {
      const refusal = refusalOf(error)
      logger.warn({ err: error, provider: ctx.params.id, refusal }, 'single sign-on refused')
      return ctx.response.redirect(`${page}?sso=${refusal}`)
    }
  }
}

async function begin(ctx: HttpContext, { to, linkFor }: Pick<Flow, 'to' | 'linkFor'>) {
  const provider = await IdentityProvider.find(ctx.params.id)
  if (!provider?.active) throw notFound()
  const config = await knownProvider(provider).catch((error) => {
    logger.warn({ err: error, provider: provider.id }, 'an identity provider is away')
    throw conflict('PROVIDER_AWAY')
  })
  const [state, nonce, verifier] = [
    oidc.randomState(),
    oidc.randomNonce(),
    oidc.randomPKCECodeVerifier(),
  ]
  keepFlow(ctx, { providerId: provider.id, state, nonce, verifier, to, linkFor })
  const url = oidc.buildAuthorizationUrl(config, {
    ...{ redirect_uri: provider.redirectUri, scope: provider.scopes, state, nonce },
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href }
}

/** @returns the page to open */
async function finish(ctx: HttpContext, flow: Flow): Promise<string> {
  const provider = await IdentityProvider.find(flow.providerId)
  if (!provider?.active) throw new SignInRefused('off')
  const { search } = new URL(ctx.request.url(true), 'http://portal')
  const stated = await readClaims(provider, flow, search)
  if (flow.linkFor === null) {
    await signInByProvider(ctx, provider, stated)
    return flow.to ?? '/'
  }
  if (!(await ctx.auth.check())) throw new SignInRefused('signed_out')
  identify(ctx)
  // who entered the password may have left the browser to someone else meanwhile
  if (ctx.actor!.id !== flow.linkFor) throw new SignInRefused('signed_out')
  const userId = flow.linkFor
  await transact(ctx.actor!, (uow) => linkOwn(uow, userId, { provider, stated }))
  return `${OWN_LINKS}?linked=${provider.id}`
}

const countVisit = ({ request }: HttpContext) =>
  consumeAttempt({
    // also those who go back and begin again
    ...{ key: `sso:${request.ip()}`, attempts: 6 * ofAddress },
    duration: `${windowMinutes} minutes`,
  })

function refusalOf(error: unknown) {
  if (error instanceof SignInRefused) return error.refusal
  if (error instanceof AppError && error.status === 429) return 'too_many'
  if (error instanceof AppError && error.code === 'ACCOUNT_DISABLED') return 'disabled'
  if (awayReason(error)) return 'away'
  throw error
}
