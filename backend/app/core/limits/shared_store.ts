import { errors, LimiterResponse } from '@adonisjs/limiter'
import LimiterMemoryStore from '@adonisjs/limiter/stores/memory'
import logger from '@adonisjs/core/services/logger'
import { redisPrefix } from '#config/redis'
import { requestConnection } from '#core/redis/connections'

type Connection = ReturnType<typeof requestConnection>

const PREFIX = `${redisPrefix}:limits:`
/** While Redis is away no one waits for it again before this time is over. */
const PAUSE_MS = 5000
/** Processes that count for themselves allow half each, so that a few of them hardly allow more. */
const ALONE = 2

/** Counts and starts the window at once, so that no counter is left without an end. */
const COUNT = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[1])
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return { count, redis.call('PTTL', KEYS[1]) }`
const GIVE_BACK = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECRBY', KEYS[1], ARGV[1]) end
  return { tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1]) }`

let connection: Connection | null = null
let pausedUntil = 0

/**
 * Counters that all processes of the portal share through Redis. Without Redis each process counts
 * in its memory with half the limit: a sign-in neither fails nor waits, and the limit still holds.
 */
export class SharedLimiterStore extends LimiterMemoryStore {
  async consume(key: string | number, amount = 1) {
    const response = await this.increment(key, amount)
    if (response.consumed > this.requests) throw new errors.E_TOO_MANY_REQUESTS(response)
    return response
  }

  async increment(key: string | number, amount = 1) {
    return (
      (await this.#counted(COUNT, key, amount, this.duration * 1000)) ??
      alone(await super.increment(key, amount))
    )
  }

  async decrement(key: string | number, amount = 1) {
    const inMemory = await super.decrement(key, amount)
    return (await this.#counted(GIVE_BACK, key, amount)) ?? alone(inMemory)
  }

  /** From both: a counter of a time without Redis shall not outlive a success either. */
  async delete(key: string | number) {
    const inMemory = await super.delete(key)
    return Boolean(await shared((redis) => redis.del(`${PREFIX}${key}`))) || inMemory
  }

  async clear() {
    await super.clear()
    await shared(async (redis) => {
      const keys = await redis.keys(`${PREFIX}*`)
      if (keys.length) await redis.del(...keys)
    })
  }

  /** Null when Redis does not answer. */
  async #counted(script: string, key: string | number, ...values: number[]) {
    const answer = await shared((redis) => redis.eval(script, 1, `${PREFIX}${key}`, ...values))
    if (!answer) return null
    const [consumed, milliseconds] = answer as [number, number]
    return new LimiterResponse({
      limit: this.requests,
      remaining: Math.max(0, this.requests - consumed),
      consumed,
      availableIn: Math.ceil(Math.max(0, milliseconds) / 1000),
    })
  }
}

/** The next count connects again. */
export function forgetCounters() {
  connection = null
  pausedUntil = 0
}

function alone({ limit, consumed, availableIn }: LimiterResponse) {
  const counted = consumed * ALONE
  return new LimiterResponse({
    limit,
    remaining: Math.max(0, limit - counted),
    consumed: counted,
    availableIn,
  })
}

async function shared<Answer>(
  work: (redis: Connection) => Promise<Answer>
): Promise<Answer | null> {
  if (Date.now() < pausedUntil) return null
  // a connection that was closed with its process's background work does not come back
  if (!connection || connection.status === 'end')
    connection = requestConnection({ enableOfflineQueue: true })
  try {
    return await work(connection)
  } catch (err) {
    pausedUntil = Date.now() + PAUSE_MS
    logger.warn({ err }, 'attempts are counted by this process alone')
    return null
  }
}
