import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { broadcast } from '#core/live/bus'
import { SESSIONS } from '#core/live/messages'

/** Lets every process read its sessions again, and look at live streams: one has ended, or a person has changed. */
function forgetSessions(userId: number) {
  broadcast({ kind: 'stale', copy: SESSIONS, userId })
}

/** The same after the commit of a transaction; at once without one. */
export function forgetSessionsAfter(trx: TransactionClientContract | undefined, userId: number) {
  if (trx) trx.after('commit', () => forgetSessions(userId))
  else forgetSessions(userId)
}
