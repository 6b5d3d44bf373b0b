import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import env from '#start/env'
import { DateTime } from 'luxon'
import { AppError } from '#core/base/app_error'
import {
  consumeAttempt,
  forgetAttempts,
  returnAttempt,
  type AttemptLimit,
} from '#core/limits/attempts'
import { transact } from '#core/unit_of_work/transact'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { identify } from '#identity/guard/decide_access'
import User from '#identity/shared/user'

const WINDOW = '15 minutes'
const PER_ADDRESS = 60

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

/** The counters of one attempt: this account from this address, and this address as a whole. */
async function count(
  ctx: HttpContext,
  user: User | null,
  account: string
): Promise<AttemptLimit[]> {
  const ip = ctx.request.ip()
  const limits: AttemptLimit[] = [
    {
      key: `${account}:${user?.loginEpoch ?? 0}:${ip}`,
      attempts: env.get('LOGIN_ATTEMPTS') ?? 10,
      duration: WINDOW,
    },
    { key: `login-address:${ip}`, attempts: PER_ADDRESS, duration: WINDOW },
  ]
  try {
    for (const limit of limits) await consumeAttempt(limit)
  } catch (error) {
    if (user)
      await User.query()
        .where('id', user.id)
        .update({ locked_until: sql(DateTime.utc().plus({ minutes: 15 })) })
    throw error
  }
  return limits
}

async function startSession(ctx: HttpContext, user: User, [account, address]: AttemptLimit[]) {
  await forgetAttempts(account)
  await returnAttempt(address)
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
