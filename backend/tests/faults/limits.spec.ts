import { test } from '@japa/runner'
import { redisAddress } from '#config/redis'
import { closeConnections } from '#core/redis/connections'
import { forgetCounters, SharedLimiterStore } from '#core/limits/shared_store'
import { RedisServer } from './harness/redis_server.js'
import { onRedis } from './harness/site.js'
import { until } from './harness/until.js'

const runnable = onRedis && RedisServer.available()
const LIMIT = { requests: 4, duration: '1 minute' }

async function timed<Answer>(work: () => Promise<Answer>) {
  const begin = performance.now()
  return { answer: await work(), took: performance.now() - begin }
}

test.group('Limits and Redis', (group) => {
  let redis: RedisServer
  /** As two processes of the portal have them: apart but for Redis. */
  let here: SharedLimiterStore
  let there: SharedLimiterStore

  group.setup(async () => {
    if (!runnable) return () => undefined
    redis = await RedisServer.start()
    const address = { ...redisAddress }
    Object.assign(redisAddress, { host: '127.0.0.1', port: redis.port, db: 0, password: undefined })
    forgetCounters()
    return async () => {
      Object.assign(redisAddress, address)
      closeConnections()
      forgetCounters()
      await redis.close()
    }
  })
  group.tap((spec) => spec.skip(!runnable, 'needs QUEUE_CONNECTION=redis and redis-server'))
  group.each.setup(() => {
    here = new SharedLimiterStore(LIMIT)
    there = new SharedLimiterStore(LIMIT)
  })

  test('processes count together, give back together and forget together', async ({ assert }) => {
    await here.increment('one')
    assert.equal((await there.increment('one')).consumed, 2)
    assert.equal((await here.decrement('one')).consumed, 1)
    assert.isTrue(await there.delete('one'))
    const first = await here.increment('one')
    assert.equal(first.consumed, 1)
    assert.isAbove(first.availableIn, 50)
    assert.isAtMost(first.availableIn, 60)
  })

  test('parallel attempts over two processes stay within the limit', async ({ assert }) => {
    const tries = Array.from({ length: 40 }, (_, i) => (i % 2 ? here : there).consume('parallel'))
    const settled = await Promise.allSettled(tries)
    assert.lengthOf(
      settled.filter(({ status }) => status === 'fulfilled'),
      LIMIT.requests
    )
  })

  test('without Redis each process allows half, and no one waits', async ({ assert }) => {
    await here.increment('alone')
    redis.signal('SIGSTOP')
    try {
      const first = await timed(() => here.increment('alone'))
      assert.isBelow(first.took, 1000)
      assert.equal(first.answer.consumed, 2)
      const next = await timed(() => here.increment('alone'))
      assert.isBelow(next.took, 100)
      assert.equal(next.answer.remaining, 0)
      await assert.rejects(() => here.consume('alone'))
    } finally {
      redis.signal('SIGCONT')
    }
    await until('they count together again', async () => {
      await here.increment('again')
      return (await there.increment('again')).consumed > LIMIT.requests
    })
  })
})
