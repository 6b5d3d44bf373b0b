import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Session } from '@adonisjs/session'
// brings `ctx.session`
import type {} from '@adonisjs/session/session_middleware'
import type { ResolvedSessionConfig, SessionData } from '@adonisjs/session/types'
import { provenCookie } from '#core/http/proven_cookies'

// a middleware is created for every request
let resolved: Promise<ResolvedSessionConfig> | null = null

/**
 * The session of a request, as the framework's own middleware gives it, but its cookies are only
 * written when something in it has changed. They end with the browser and not by time, so writing
 * the same ones again would do nothing but cost a signature and an encryption on every answer.
 */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const config = await (resolved ??= resolveConfig())
    const session = new Session(config, () => storeOf(ctx, config), emitter, knownTo(ctx))
    ctx.session = session
    await session.initiate(false)
    const answer = await next()
    if (session.hasBeenModified || session.hasRegeneratedSession) await session.commit()
    return answer
  }
}

/** All of a request that a session asks for: who has the cookie, and where to write it. */
function knownTo(ctx: HttpContext) {
  const cookie = (name: string) =>
    provenCookie(ctx, name, () => ctx.request.cookie(name) ?? null) ?? undefined
  return { request: { cookie }, response: ctx.response } as unknown as HttpContext
}

function storeOf(ctx: HttpContext, config: ResolvedSessionConfig) {
  const store = config.stores[config.store](ctx, config)
  if (config.store !== 'cookie') return store
  const read = store.read.bind(store)
  // a copy: what is put into the session shall not be found in the cookie that it came with
  store.read = (id) => {
    const values = provenCookie(ctx, id, () => read(id) as SessionData | null)
    return values && { ...values }
  }
  return store
}

async function resolveConfig(): Promise<ResolvedSessionConfig> {
  const config = await configProvider.resolve<ResolvedSessionConfig>(app, app.config.get('session'))
  if (!config) throw new Error('config/session.ts holds no session configuration')
  return config
}
