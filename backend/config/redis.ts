import env from '#start/env'
import type { RedisOptions } from 'ioredis'

/** Where Redis is. It only carries what the database can tell again; nothing is lost without it. */
export const redisAddress: RedisOptions = {
  host: env.get('REDIS_HOST') ?? '127.0.0.1',
  port: env.get('REDIS_PORT') ?? 6379,
  password: env.get('REDIS_PASSWORD') || undefined,
  db: env.get('REDIS_DB') ?? 0,
}

/** For whatever a request may wait on: fail within half a second instead of hanging. */
export const failFast: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 500,
  connectTimeout: 1000,
}

export const redisPrefix = env.get('REDIS_PREFIX', 'binaa')
