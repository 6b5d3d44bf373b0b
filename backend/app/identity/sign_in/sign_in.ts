import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { AppError } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { forgetAttempts, returnAttempt, type AttemptLimit } from '#core/limits/attempts'
import { transact } from '#core/unit_of_work/transact'
import { identify } from '#identity/guard/decide_access'
import type { SignInWay, Way } from '#identity/guard/session_row_guard'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { requireOpenWay } from '#identity/shared/open_ways'
import User from '#identity/shared/user'
import { countSignIn } from './count_attempts.js'
import { noteRefusal } from './note_refusal.js'

/** Signs in by username and password. @throws AppError 401, 403 ACCOUNT_DISABLED or 429 */
export async function signInByPassword(ctx: HttpContext, username: string, password: string) {
  const name = canonicalUsername(username)
  const known = name ? await User.findBy('username', name) : null
  const limits = await countSignIn(ctx, known, `login:${name ?? username.slice(0, 60)}`)
  // an unknown name costs one hash as well, so that the response time reveals nothing
  const user = await User.verifyCredentials(name ?? '', password).catch((error) => {
    noteRefusal(ctx, known, 'password')
    throw error
  })
  return startSession(ctx, user, 'password', limits)
}

/** Signs in by a chosen name and its passcode. @throws as signInByPassword */
export async function signInByPasscode(ctx: HttpContext, userId: number, passcode: string) {
  const user = await User.find(userId)
  const limits = await countSignIn(ctx, user, `passcode:${userId}`)
  const right = user?.passcode ? await hash.verify(user.passcode, passcode) : await waste(passcode)
  if (!user || !right) {
    noteRefusal(ctx, user, 'passcode')
    throw new AppError(401, 'INVALID_PASSCODE')
  }
  return startSession(ctx, user, 'passcode', limits)
}

async function waste(passcode: string) {
  await hash.make(passcode)
  return false
}

/**
 * Begins the session of someone whose credentials were right, and gives back what was counted.
 * @throws AppError 403 ACCOUNT_DISABLED, SIGN_IN_ELSEWHERE
 */
export async function startSession(
  ctx: HttpContext,
  user: User,
  by: SignInWay,
  [account, ...shared]: AttemptLimit[]
) {
  await forgetAttempts(account!)
  for (const limit of shared) await returnAttempt(limit)
  if (!user.isDisabled)
    await requireOpenWay(user).catch((error) => {
      noteRefusal(ctx, user, by)
      throw error
    })
  return admit(ctx, user, { by })
}

/**
 * Lets in who has shown who they are, or asks for the code first. A passkey stands for both steps: its device
 * asks for a fingerprint, a face or a PIN; so does a provider that vouches for a second factor.
 * @throws AppError 403 ACCOUNT_DISABLED
 */
export async function admit(ctx: HttpContext, user: User, way: Way) {
  if (user.isDisabled) {
    noteRefusal(ctx, user, way.by)
    throw new AppError(403, 'ACCOUNT_DISABLED')
  }
  if (user.twoStepOn && way.by !== 'passkey' && !way.vouched)
    await ctx.auth.use('web').login(user, { ...way, codeDue: true })
  else await beginSession(ctx, user, way)
  return user
}

/** Signs in someone whose last step was right. */
export async function beginSession(ctx: HttpContext, user: User, way: Way) {
  await ctx.auth.use('web').login(user, way)
  identify(ctx)
  await transact(ctx.actor!, async (uow) => {
    await uow.trx
      .from('users')
      .where('id', user.id)
      .update({ last_login_at: sqlInstant(), locked_until: null })
    await uow.audit({
      ...{ action: 'sign_in', entityType: 'user', entityId: user.id, label: user.username },
      ...(NOTED.has(way.by) && {
        after: { signedInBy: way.by, identityProvider: way.provider?.name },
      }),
    })
  })
}

/** Ways that the log names; the others are as usual. */
const NOTED: ReadonlySet<string> = new Set<SignInWay>(['passkey', 'sso'])
