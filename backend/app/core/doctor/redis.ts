import { Redis } from 'ioredis'
import queueConfig from '#config/queue'
import { failFast, redisAddress } from '#config/redis'
import { judged, type DoctorFinding } from './finding.js'

const DRIFT_SECONDS = 2

/** Redis, where the queue goes through it. */
export async function examineRedis(): Promise<DoctorFinding[]> {
  if (queueConfig.driver !== 'redis') {
    return [{ what: 'queue', state: 'ok', found: 'in this process, over the jobs table' }]
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
  const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? 'unknown'
  const recent = Number.parseFloat(version) >= 6.2
  return judged('Redis', version, recent, 'failed', 'BullMQ needs Redis 6.2 or newer')
}

async function policy(redis: Redis): Promise<DoctorFinding> {
  const value = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1] ?? 'unknown'
  const advice = 'set maxmemory-policy to noeviction: otherwise a full Redis drops jobs'
  return judged('Redis eviction', value, value === 'noeviction', 'warning', advice)
}

async function persistence(redis: Redis): Promise<DoctorFinding> {
  const on = /aof_enabled:1/.test(await redis.info('persistence'))
  const advice = 'enable appendonly: the queue then survives a restart (the database has it anyway)'
  return judged('Redis appendonly', on ? 'on' : 'off', on, 'warning', advice)
}

async function clock(redis: Redis): Promise<DoctorFinding> {
  const [seconds, microseconds] = await redis.time()
  const drift = Math.abs(Date.now() / 1000 - Number(seconds) - Number(microseconds) / 1e6)
  const found = `${drift.toFixed(1)} s apart`
  return judged(
    'Redis clock',
    found,
    drift < DRIFT_SECONDS,
    'warning',
    'synchronise the clocks (NTP)'
  )
}
