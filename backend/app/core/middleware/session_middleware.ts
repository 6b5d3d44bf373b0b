import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Session } from '@adonisjs/session'
// brings `ctx.session`
import type {} from '@adonisjs/session/session_middleware'
import type { ResolvedSessionConfig } from '@adonisjs/session/types'

/**
 * The session of a request, as the framework's own middleware gives it, but its cookies are only
 * written when something in it has changed. They end with the browser and not by time, so writing
 * the same ones again would do nothing but cost a signature and an encryption on every answer.
 */
export default class SessionMiddleware {
  private config: Promise<ResolvedSessionConfig> | null = null

  async handle(ctx: HttpContext, next: NextFn) {
    const config = await (this.config ??= resolveConfig())
    const session = new Session(config, config.stores[config.store], emitter, ctx)
    ctx.session = session
    await session.initiate(false)
    const answer = await next()
    if (session.hasBeenModified || session.hasRegeneratedSession) await session.commit()
    return answer
  }
}

async function resolveConfig(): Promise<ResolvedSessionConfig> {
  const config = await configProvider.resolve<ResolvedSessionConfig>(app, app.config.get('session'))
  if (!config) throw new Error('config/session.ts holds no session configuration')
  return config
}
