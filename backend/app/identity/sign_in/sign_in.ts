import type { HttpContext } from '@adonisjs/core/http'
import { setTimeout as sleep } from 'node:timers/promises'
import hash from '@adonisjs/core/services/hash'
import { limits } from '#config/limits'
import { DateTime } from 'luxon'
import { AppError } from '#core/base/app_error'
import {
  consumeAttempt,
  countAttempt,
  forgetAttempts,
  returnAttempt,
  type AttemptLimit,
} from '#core/limits/attempts'
import { transact } from '#core/unit_of_work/transact'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { identify } from '#identity/guard/decide_access'
import User from '#identity/shared/user'
import UserSession from '#identity/shared/user_session'

const { windowMinutes, attempts, ofAddress, beforeDelay, delaySeconds } = limits.signIn
const WINDOW = `${windowMinutes} minutes`
/** From all addresses together, of those where the person has not been before. */
const PER_ACCOUNT = 40
const KNOWN_DAYS = 60

/** Signs in by username and password. @throws AppError 401, 403 ACCOUNT_DISABLED or 429 */
export async function signInByPassword(ctx: HttpContext, username: string, password: string) {
  const name = canonicalUsername(username)
  const known = name ? await User.findBy('username', name) : null
  const limits = await count(ctx, known, `login:${name ?? username.slice(0, 60)}`)
  // an unknown name costs one hash as well, so that the response time reveals nothing
  const user = await User.verifyCredentials(name ?? '', password)
  return startSession(ctx, user, limits)
}

/** Signs in by a chosen name and its passcode. @throws as signInByPassword */
export async function signInByPasscode(ctx: HttpContext, userId: number, passcode: string) {
  const user = await User.find(userId)
  const limits = await count(ctx, user, `passcode:${userId}`)
  const right = user?.passcode ? await hash.verify(user.passcode, passcode) : await waste(passcode)
  if (!user || !right) throw new AppError(401, 'INVALID_PASSCODE')
  return startSession(ctx, user, limits)
}

async function waste(passcode: string) {
  await hash.make(passcode)
  return false
}

/**
 * The counters of one attempt: this account from this address, this address as a whole, and this account
 * from everywhere. Anyone who guesses from many addresses fills the last one; the person still signs in from an
 * address where they were before, so that it shuts no one out.
 */
async function count(
  ctx: HttpContext,
  user: User | null,
  account: string
): Promise<AttemptLimit[]> {
  const ip = ctx.request.ip()
  const counted: AttemptLimit[] = [
    {
      key: `${account}:${user?.loginEpoch ?? 0}:${ip}`,
      attempts,
      duration: WINDOW,
    },
    { key: `login-address:${ip}`, attempts: ofAddress, duration: WINDOW },
  ]
  const everywhere = {
    key: `${account}:${user?.loginEpoch ?? 0}:everywhere`,
    attempts: PER_ACCOUNT,
    duration: WINDOW,
  }
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
        .update({ locked_until: sql(DateTime.utc().plus({ minutes: 15 })) })
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
    .where({ userId, ip: ip.slice(0, 64) })
    .where('createdAt', '>', sql(DateTime.utc().minus({ days: KNOWN_DAYS })))
    .first()
  return row !== null
}

async function startSession(ctx: HttpContext, user: User, [account, ...shared]: AttemptLimit[]) {
  await forgetAttempts(account)
  for (const limit of shared) await returnAttempt(limit)
  if (user.isDisabled) throw new AppError(403, 'ACCOUNT_DISABLED')
  await ctx.auth.use('web').login(user)
  identify(ctx)
  await transact(ctx.actor!, async (uow) => {
    await uow.trx
      .from('users')
      .where('id', user.id)
      .update({ last_login_at: sql(DateTime.utc()), locked_until: null })
    await uow.audit({
      action: 'sign_in',
      entityType: 'user',
      entityId: user.id,
      label: user.username,
    })
  })
  return user
}

function sql(time: DateTime) {
  return time.toFormat('yyyy-MM-dd HH:mm:ss')
}
