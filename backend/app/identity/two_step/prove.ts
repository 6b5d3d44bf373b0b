import { invalid } from '#core/base/app_error'
import { consumeAttempt, forgetAttempts } from '#core/limits/attempts'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Authenticator from './authenticator.js'
import { takeRecoveryCode } from './recovery_codes.js'
import { stepOf } from './secret.js'

/** A million codes and three valid ones at a time: ten guesses in a quarter of an hour are one in 33,000. */
const limitOf = (userId: number) => ({
  key: `two-step:${userId}`,
  attempts: 10,
  duration: '15 minutes',
})

export type Proof = 'app' | 'recovery_code'

const CODE = /^\d{6}$/

/** What people type or copy: with a space in the middle, or in Arabic digits. */
const plain = (typed: string) =>
  typed.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(/\s/g, '')

/**
 * Counts the guess before it is looked at, so that many at once are no more than one after another.
 * Outside the unit of work that may be rolled back.
 * @throws AppError 429
 */
export const countGuess = (userId: number) => consumeAttempt(limitOf(userId))

export const forgetGuesses = (userId: number) => forgetAttempts(limitOf(userId))

/**
 * Proves that whoever signs in has the phone, or one of the codes kept for its loss.
 * @throws AppError 422 for a wrong or used code
 */
export async function proveCode(uow: UnitOfWork, userId: number, typed: string): Promise<Proof> {
  const code = plain(typed)
  if (CODE.test(code)) {
    const known = await lockAuthenticator(uow, userId)
    if (known?.confirmedAt && (await takeStep(uow, known, code))) return 'app'
  } else if (await takeRecoveryCode(uow, userId, code)) return 'recovery_code'
  throw invalid({ code: ['wrongCode'] })
}

/** Whether the app of this authenticator made the code; it is not taken again. */
export async function takeStep(uow: UnitOfWork, known: Authenticator, typed: string) {
  const step = stepOf(known, plain(typed), Number(known.lastStep))
  if (step === null) return false
  await uow.trx.from('authenticators').where('id', known.id).update({ last_step: step })
  return true
}

export const lockAuthenticator = ({ trx }: UnitOfWork, userId: number) =>
  Authenticator.query({ client: trx }).where('userId', userId).forUpdate().first()
