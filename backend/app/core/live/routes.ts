import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import '#core/live/openapi'
import type { NextFn } from '@adonisjs/core/types/http'
import { secure } from '#core/http/secure'

const LiveController = () => import('#core/live/live_controller')

/** The page connects by itself: that is no sign that someone works, and must not extend a session. */
function asBackground(ctx: HttpContext, next: NextFn) {
  ctx.request.request.headers['x-background'] = '1'
  return next()
}

secure(router.get('/api/live', [LiveController, 'show']).use(asBackground), 'live.own')
