import type { HttpContext } from '@adonisjs/core/http'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '#config/limits'
import { sqlInstant } from '#core/database/instants'
import { consumeAttempt, countAttempt, type AttemptLimit } from '#core/limits/attempts'
import User from '#identity/shared/user'
import UserSession from '#identity/shared/user_session'

const { windowMinutes, attempts, ofAddress, beforeDelay, delaySeconds } = limits.signIn
const WINDOW = `${windowMinutes} minutes`
/** From all addresses together, of those where the person has not been before. */
const PER_ACCOUNT = 40
const DAY = 24 * 60 * 60
const KNOWN_DAYS = 60
const LOCKED_SECONDS = 15 * 60

/**
 * The counters of one attempt: this account from this address, this address as a whole, and this account
 * from everywhere. Anyone who guesses from many addresses fills the last one; the person still signs in from an
 * address where they were before, so that it shuts no one out.
 * @param account what is tried, such as `login:admin`
 * @throws AppError 429
 */
export async function countSignIn(
  ctx: HttpContext,
  user: User | null,
  account: string
): Promise<AttemptLimit[]> {
  const ip = ctx.request.ip()
  const key = `${account}:${user?.loginEpoch ?? 0}`
  const counted: AttemptLimit[] = [
    { key: `${key}:${ip}`, attempts, duration: WINDOW },
    { key: `login-address:${ip}`, attempts: ofAddress, duration: WINDOW },
  ]
  const everywhere = { key: `${key}:everywhere`, attempts: PER_ACCOUNT, duration: WINDOW }
  try {
    for (const limit of counted) await consumeAttempt(limit)
    await slowDown(account)
    await consumeAttempt(everywhere).catch(async (error) => {
      if (!user || !(await isKnownAddress(user.id, ip))) throw error
    })
  } catch (error) {
    if (user)
      await User.query()
        .where('id', user.id)
        .update({ locked_until: sqlInstant(LOCKED_SECONDS) })
    throw error
  }
  return [...counted, everywhere]
}

/**
 * Guesses at one account from many addresses are not refused, since that would refuse its owner as
 * well, but each one waits.
 */
async function slowDown(account: string) {
  const key = `login-anywhere:${account}`
  const tries = await countAttempt({ key, attempts: beforeDelay, duration: WINDOW })
  if (tries > beforeDelay) await sleep(delaySeconds * 1000)
}

/** Whether the person has signed in from here in the last weeks. */
async function isKnownAddress(userId: number, ip: string): Promise<boolean> {
  const row = await UserSession.query()
    .where({ userId, ip: ip.slice(0, 64), codeDue: false })
    .where('createdAt', '>', sqlInstant(-KNOWN_DAYS * DAY))
    .first()
  return row !== null
}
