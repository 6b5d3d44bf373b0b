import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/instants'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'

/**
 * Ends every open session of a user at once, e.g. after a changed password, role or passcode.
 * @returns how many rows were open
 */
export async function revokeSessions(
  trx: TransactionClientContract,
  userId: number,
  reason: string,
  exceptSessionId: number | null = null
): Promise<number> {
  const query = trx.from('user_sessions').where('user_id', userId).whereNull('revoked_at')
  if (exceptSessionId) query.whereNot('id', exceptSessionId)
  forgetSessionsAfter(trx, userId)
  const ended = await query.update({
    revoked_at: sqlInstant(),
    revoked_reason: reason,
  })
  return Number(Array.isArray(ended) ? ended[0] : ended)
}
