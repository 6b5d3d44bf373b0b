import { Redis } from 'ioredis'
import queueConfig from '#config/queue'
import { failFast, redisAddress } from '#config/redis'
import { judged, known, type DoctorFinding } from './finding.js'

const DRIFT_SECONDS = 2

/** Redis, where the queue goes through it. */
export async function examineRedis(): Promise<DoctorFinding[]> {
  if (queueConfig.driver !== 'redis') {
    return [known('queue', ['local'])]
  }
  const redis = new Redis({
    ...redisAddress,
    ...failFast,
    lazyConnect: true,
    retryStrategy: () => null,
  })
  // reported by the rejected `connect`; without a listener it would end the process
  redis.on('error', () => {})
  try {
    await redis.connect()
    return [await server(redis), await policy(redis), await persistence(redis), await clock(redis)]
  } finally {
    redis.disconnect()
  }
}

async function server(redis: Redis): Promise<DoctorFinding> {
  const [, version] = /redis_version:(\S+)/.exec(await redis.info('server')) ?? []
  const recent = Number.parseFloat(version ?? '') >= 6.2
  return judged('redis', version ?? ['unknown'], recent, 'failed')
}

async function policy(redis: Redis): Promise<DoctorFinding> {
  const [, value] = /maxmemory_policy:(\S+)/.exec(await redis.info('memory')) ?? []
  return judged('redis_eviction', value ?? ['unknown'], value === 'noeviction', 'warning')
}

async function persistence(redis: Redis): Promise<DoctorFinding> {
  const on = /aof_enabled:1/.test(await redis.info('persistence'))
  return judged('redis_appendonly', [on ? 'on' : 'off'], on, 'warning')
}

async function clock(redis: Redis): Promise<DoctorFinding> {
  const [seconds, microseconds] = await redis.time()
  const drift = Math.abs(Date.now() / 1000 - Number(seconds) - Number(microseconds) / 1e6)
  const apart = { seconds: drift.toFixed(1) }
  return judged('redis_clock', ['apart', apart], drift < DRIFT_SECONDS, 'warning')
}
