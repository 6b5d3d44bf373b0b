import env from '#start/env'
import { DateTime } from 'luxon'
import { setting } from '#core/settings/settings'

/** Seconds of the countdown that a person sees before the session ends. */
export const WARNING_SECONDS = 60
/** A request moves `last_seen_at` at most this often, so that reading stays reading. */
export const TOUCH_SECONDS = 20

/** Between the password and the code. */
export const CODE_MINUTES = 10

/** For so long a code that was entered vouches for what moves money or rights. */
export const PROOF_MINUTES = 10

export function idleMinutes(): number {
  return setting('sessionIdleMinutes', env.get('SESSION_IDLE_MINUTES') ?? 30)
}

export function absoluteHours(): number {
  return setting('sessionAbsoluteHours', env.get('SESSION_ABSOLUTE_HOURS') ?? 10)
}

export interface SessionTimes {
  lastSeenAt: DateTime
  absoluteExpiresAt: DateTime
}

/** When a session ends unless someone works in it; all in milliseconds since 1970. */
export function endOf(lastSeen: number, absoluteEnd: number): number {
  return Math.min(lastSeen + idleMinutes() * 60_000, absoluteEnd)
}

/** When the session ends unless someone works in it, and when the countdown begins. */
export function sessionLife({ lastSeenAt, absoluteExpiresAt }: SessionTimes) {
  const expiresAt = DateTime.fromMillis(endOf(lastSeenAt.toMillis(), absoluteExpiresAt.toMillis()))
  return {
    expiresAt: expiresAt.toUTC().toISO()!,
    warnAt: expiresAt.minus({ seconds: WARNING_SECONDS }).toUTC().toISO()!,
    absoluteExpiresAt: absoluteExpiresAt.toUTC().toISO()!,
  }
}

export function isExpired({ lastSeenAt, absoluteExpiresAt }: SessionTimes): boolean {
  return Date.now() >= endOf(lastSeenAt.toMillis(), absoluteExpiresAt.toMillis())
}
