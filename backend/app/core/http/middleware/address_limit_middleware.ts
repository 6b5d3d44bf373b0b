import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { noteForwarding } from '#core/limits/forwarded'
import { spendOfAddress } from '#core/limits/spend_request'

/** Nothing is read or looked up for an address that asks for more than an office does. */
export default class AddressLimitMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.url().startsWith('/api')) {
      const address = ctx.request.ip()
      noteForwarding(ctx, address)
      spendOfAddress(address)
    }
    return next()
  }
}
