import { onEnvelope } from '#core/live/bus'
import { SESSIONS } from '#core/live/messages'
import { findSessionRow, type SessionRow } from './session_rows.js'

/**
 * Longest time that an ended session or a changed person may go unseen where the message about it
 * got lost, in milliseconds. In the process of the change it never goes unseen.
 */
const MAX_AGE = 3000
const MOST = 5000

interface Kept {
  row: SessionRow
  readAt: number
}

const kept = new Map<string, Kept>()
/** Counts what has ended: a row that was read before the last end is not kept. */
let edition = 0

onEnvelope((envelope) => {
  if (envelope.kind !== 'stale' || envelope.copy !== SESSIONS) return
  edition++
  kept.clear()
})

/** The open session of a token with its person, from memory for a few seconds after it was read. */
export async function openSession(tokenHash: string): Promise<SessionRow | null> {
  const known = kept.get(tokenHash)
  // another process may have extended one that looks expired here
  if (known && performance.now() - known.readAt < MAX_AGE && !known.row.isExpired) return known.row
  const [begun, readAt] = [edition, performance.now()]
  const row = await findSessionRow(tokenHash)
  kept.delete(tokenHash)
  if (row && begun === edition) {
    if (kept.size >= MOST) kept.clear()
    kept.set(tokenHash, { row, readAt })
  }
  return row
}
