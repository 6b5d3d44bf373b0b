import type * as Ioredis from 'ioredis'
import logger from '@adonisjs/core/services/logger'
import type { Redis, RedisOptions } from 'ioredis'
import { failFast, redisAddress } from '#config/redis'
import { lazyPackage } from '#engines/processes/lazy_package'

const ioredis = lazyPackage<typeof Ioredis>('ioredis')
const open = new Set<Redis>()
const LOG_EVERY_MS = 30_000

/** For whatever a request waits on: answers or fails within half a second. */
export function requestConnection(more: RedisOptions = {}) {
  return connect({ ...failFast, ...more })
}

/** For waiting on work or messages: comes back by itself whenever Redis does. */
export function waitingConnection() {
  return connect({ maxRetriesPerRequest: null })
}

function connect(options: RedisOptions) {
  const connection = new (ioredis().Redis)({
    ...redisAddress,
    ...options,
    retryStrategy: (times) => Math.min(times * 200, 3000),
  })
  let loggedAt = 0
  connection.on('error', (err) => {
    if (Date.now() - loggedAt < LOG_EVERY_MS) return
    loggedAt = Date.now()
    logger.warn({ err }, 'redis is not reachable')
  })
  open.add(connection)
  return connection
}

/** Ends every connection of this process at once. */
export function closeConnections() {
  for (const connection of open) connection.disconnect()
  open.clear()
}
