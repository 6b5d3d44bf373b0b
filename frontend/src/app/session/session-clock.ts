import type { SessionTimes } from '../../api/types'

/** Seconds of countdown before the session ends. */
export const WARNING_SECONDS = 60

export type SessionPhase =
  | { name: 'quiet' }
  | { name: 'warning'; secondsLeft: number; canExtend: boolean }
  | { name: 'ended' }

/** Where the session stands at an instant (milliseconds since the epoch). */
export function phaseAt(times: SessionTimes, now: number): SessionPhase {
  const idleEnd = new Date(times.expiresAt).getTime()
  const lastEnd = new Date(times.absoluteExpiresAt).getTime()
  const end = Math.min(idleEnd, lastEnd)
  const secondsLeft = Math.ceil((end - now) / 1000)
  if (secondsLeft <= 0) return { name: 'ended' }
  if (secondsLeft > WARNING_SECONDS) return { name: 'quiet' }
  // Once the absolute end is what counts, activity cannot move it any more.
  return { name: 'warning', secondsLeft, canExtend: idleEnd < lastEnd }
}
