import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/base/app_error'

/** What would outlive a token, such as an address that needs no sign-in, is made by people. @throws AppError 403 NOT_BY_TOKEN */
export function refuseTokens({ actor }: HttpContext) {
  if (actor?.tokenId) throw forbidden('NOT_BY_TOKEN')
}
