import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { redisAddress } from '#config/redis'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { closeConnections } from '#core/redis/connections'
import { forgetQueue, openQueue } from '#core/jobs/redis/queue'
import { transact } from '#core/unit_of_work/transact'
import { KILLS, KILLS_MS } from './harness/kills.js'
import { RedisServer } from './harness/redis_server.js'
import { onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

const runnable = onRedis && RedisServer.available()
const WAITING = 20

/** Orders a job as a request of this very process does. */
async function timedOrder() {
  const order = { type: 'faults.unheard', title: 'Unheard', payload: {} }
  const begin = performance.now()
  const { id } = await transact(SYSTEM_ACTOR, (uow) => uow.enqueue(order))
  const took = performance.now() - begin
  const row = await db.from('jobs').where({ id }).firstOrFail()
  await db.from('jobs').where({ id }).delete()
  return { took, handed: row.handed_at !== null }
}

test.group('Redis faults', (group) => {
  let redis: RedisServer
  let site: Site
  let worker: WorkerProcess

  group.setup(async () => {
    if (!runnable) return () => undefined
    redis = await RedisServer.start()
    site = await Site.open({ ...redis.environment, QUEUE_CONNECTION: 'redis' })
    worker = await WorkerProcess.start(site)
    return async () => {
      await worker.close()
      await site.close()
      await redis.close()
    }
  })
  group.tap((spec) => spec.skip(!runnable, 'needs QUEUE_CONNECTION=redis and redis-server'))

  const seen = (what: string, condition: () => Promise<unknown> | unknown) =>
    until(what, condition, { explain: () => worker.output })

  /** Keeps the worker busy, so that further jobs wait. */
  async function holdWorker(gate: string) {
    const ids = [
      await site.order('faults.hold', { gate }),
      await site.order('faults.hold', { gate }),
    ]
    for (const id of ids) await seen('the worker is busy', () => site.begunBy(id).length)
    return ids
  }

  async function orderMany(count = WAITING) {
    const ids: string[] = []
    for (let i = 0; i < count; i++) ids.push(await site.order('faults.quick'))
    return ids
  }

  /** With a turn or without one. */
  const waitingInRedis = () =>
    redis.ask(async (client) => {
      const [wait, prioritized] = [`${site.name}:binaa:wait`, `${site.name}:binaa:prioritized`]
      return (await client.llen(wait)) + (await client.zcard(prioritized))
    })

  async function allDone(ids: string[]) {
    await seen('all jobs are completed', async () => {
      const rows = await site.client.from('jobs').whereIn('id', ids).whereNot('status', 'completed')
      return rows.length === 0
    })
  }

  test('wiped while jobs wait: all are done, once', async ({ assert }) => {
    const held = await holdWorker('wiped')
    const ids = await orderMany()
    await seen('the jobs wait in redis', async () => (await waitingInRedis()) >= WAITING)
    await redis.ask((client) => client.flushall())
    site.openGate('wiped')
    await allDone([...held, ...ids])
    for (const id of [...held, ...ids]) assert.equal(await site.effects(id, 'end'), 1)
  })

  test('killed and brought back empty, again and again: what was ordered is done, once', async ({
    assert,
  }) => {
    for (let i = 0; i < KILLS; i++) {
      const before = await orderMany(5)
      await sleep(Math.random() * 30)
      await redis.kill()
      const during = await orderMany(5)
      await redis.resume()
      await allDone([...before, ...during])
      for (const id of [...before, ...during]) assert.equal(await site.effects(id, 'end'), 1)
    }
  }).timeout(KILLS_MS)

  test('frozen for a while: nothing is lost', async ({ assert }) => {
    redis.signal('SIGSTOP')
    const ids = await orderMany()
    redis.signal('SIGCONT')
    await allDone(ids)
    for (const id of ids) assert.equal(await site.effects(id, 'end'), 1)
  })

  test('the same job delivered many times has one effect', async ({ assert }) => {
    const ids = await orderMany()
    const connection = new Redis(redis.port, '127.0.0.1', { maxRetriesPerRequest: null })
    const queue = new Queue('binaa', { connection, prefix: site.name })
    for (let times = 0; times < 5; times++) {
      await queue.addBulk(
        ids.map((id) => ({ name: 'again', data: { id }, opts: { removeOnComplete: true } }))
      )
    }
    await allDone(ids)
    await seen('redis is empty', async () => (await waitingInRedis()) === 0)
    await queue.close()
    connection.disconnect()
    for (const id of ids) assert.equal(await site.effects(id, 'end'), 1)
  })

  test('away when the worker starts: the worker waits for it', async ({ assert }) => {
    await worker.end()
    await redis.kill()
    const ids = await orderMany()
    worker = await WorkerProcess.start(site)
    await redis.resume()
    await allDone(ids)
    for (const id of ids) assert.equal(await site.effects(id, 'end'), 1)
  })

  test('frozen, it holds up no request for more than a second', async ({ assert }) => {
    const address = { ...redisAddress }
    Object.assign(redisAddress, { host: '127.0.0.1', port: redis.port, db: 0, password: undefined })
    forgetQueue()
    openQueue()
    try {
      await seen('a job is handed over', async () => (await timedOrder()).handed)
      redis.signal('SIGSTOP')
      assert.isBelow((await timedOrder()).took, 1000)
      // once it is known to be away, no one waits at all
      const next = await timedOrder()
      assert.isBelow(next.took, 100)
      assert.isFalse(next.handed)
    } finally {
      redis.signal('SIGCONT')
      Object.assign(redisAddress, address)
      closeConnections()
      forgetQueue()
    }
  })
})
