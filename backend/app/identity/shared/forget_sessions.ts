import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { broadcast } from '#core/live/bus'

/** What processes call the sessions that they keep in memory. */
export const SESSIONS = 'sessions'

/** Lets every process read its sessions again: one has ended, or a person has changed. */
export function forgetSessions() {
  broadcast({ kind: 'stale', copy: SESSIONS })
}

/** The same after the commit of a transaction; at once without one. */
export function forgetSessionsAfter(trx: TransactionClientContract | undefined) {
  if (trx) trx.after('commit', forgetSessions)
  else forgetSessions()
}
