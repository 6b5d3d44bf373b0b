import hash from '@adonisjs/core/services/hash'
import { invalid } from '#core/base/app_error'
import { consumeAttempt, forgetAttempts } from '#core/limits/attempts'
import User from './user.js'

const limitOf = (userId: number) => ({
  key: `own-password:${userId}`,
  attempts: 10,
  duration: '15 minutes',
})

/**
 * An open screen alone isn't enough: the user enters their password again. Each attempt is counted.
 * @throws AppError 422 on `currentPassword`, 429
 */
export async function requireOwnPassword(userId: number, typed: string): Promise<User> {
  await consumeAttempt(limitOf(userId))
  const user = await User.findOrFail(userId)
  if (!(await hash.use('argon').verify(user.password, typed)))
    throw invalid({ currentPassword: ['wrongPassword'] })
  return user
}

export const forgetPasswordAttempts = (userId: number) => forgetAttempts(limitOf(userId))
