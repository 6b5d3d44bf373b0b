import limiter from '@adonisjs/limiter/services/main'
import { AppError } from '#core/base/app_error'

export interface AttemptLimit {
  /** What is counted; hashed by the store, so it may hold a username or an address. */
  key: string
  attempts: number
  /** e.g. `15 minutes` */
  duration: string
}

/**
 * Counts an attempt before it is made, so that parallel attempts cannot outrun the count.
 * @throws AppError 429 TOO_MANY_ATTEMPTS with Retry-After
 */
export async function consumeAttempt({ key, attempts, duration }: AttemptLimit): Promise<void> {
  const store = limiter.use({ requests: attempts, duration })
  const result = await store.increment(key)
  if (result.consumed <= attempts) return
  const seconds = Math.max(1, Math.ceil(result.availableIn))
  throw new AppError(429, 'TOO_MANY_ATTEMPTS', {
    params: { minutes: Math.ceil(seconds / 60) },
    headers: { 'Retry-After': String(seconds) },
  })
}

/** Counts an attempt that is not refused. @returns how many there were within the window */
export async function countAttempt({ key, attempts, duration }: AttemptLimit): Promise<number> {
  const store = limiter.use({ requests: attempts, duration })
  return (await store.increment(key)).consumed
}

/** Forgets the attempts after a success. */
export async function forgetAttempts({ key, attempts, duration }: AttemptLimit): Promise<void> {
  // a counter in memory belongs to its limit: another limit would be another counter
  await limiter.use({ requests: attempts, duration }).delete(key)
}

/** Gives one attempt back: a success shall not use up what an office shares. */
export async function returnAttempt({ key, attempts, duration }: AttemptLimit): Promise<void> {
  await limiter.use({ requests: attempts, duration }).decrement(key)
}
