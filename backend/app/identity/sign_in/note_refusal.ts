import type { HttpContext } from '@adonisjs/core/http'
import type { SignInWay } from '#identity/guard/session_row_guard'
import type User from '#identity/shared/user'

/**
 * Logs an attempt to sign in that failed, beside the refused request: at which account, by which way. What
 * was typed is not logged, since people type passwords where a name belongs.
 */
export function noteRefusal({ logger, request }: HttpContext, user: User | null, by: SignInWay) {
  const from = { ip: request.ip(), requestId: request.id() }
  logger.warn({ accountId: user?.id ?? null, by, ...from }, 'sign-in refused')
}
