import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { seedDemoUsers } from '#database/seeders/demo/users'
import { tried } from '#tests/helpers/claims'
import { cancelJob } from '#core/jobs/cancel_job'
import { presentJob } from '#core/unit_of_work/job_row'
import { KILLS, KILLS_MS } from './harness/kills.js'
import { Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

test.group('Worker faults', (group) => {
  let site: Site
  let workers: WorkerProcess[] = []

  group.setup(async () => {
    site = await Site.open()
    return () => site.close()
  })
  group.each.teardown(async () => {
    for (const worker of workers) await worker.close()
    workers = []
  })

  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const worker = await WorkerProcess.start(site, env)
    workers.push(worker)
    return worker
  }
  const seen = (what: string, condition: () => Promise<unknown> | unknown) =>
    until(what, condition, {
      // several workers have to start, one after the other
      seconds: 180,
      explain: () => workers.map(({ output }) => output).join('\n---\n'),
    })
  const begun = (id: string, times: number) =>
    seen(`job was begun ${times} times`, () => site.begunBy(id).length >= times)
  const becomes = (id: string, status: string) =>
    seen(`job is ${status}`, async () => (await site.status(id)) === status)

  test('anyone who has ordered many does not keep others waiting', async ({ assert }) => {
    const trx = await site.client.transaction()
    await seedDemoUsers(trx)
    await trx.commit()
    const users = await site.client.from('users').orderBy('id').limit(2)
    const [many, few] = users.map(({ id }) => id)
    const ids: string[] = []
    for (let i = 0; i < 12; i++) ids.push(await site.order('faults.quick', {}, many))
    const late = await site.order('faults.quick', {}, few)
    await start({ QUEUE_CONCURRENCY: '1' })
    for (const id of [...ids, late]) await becomes(id, 'completed')
    const ends = await site.client
      .from('audit_logs')
      .where('action', 'end')
      .whereIn('entity_id', [...ids, late])
      .orderBy('id')
    const place = ends.findIndex(({ entity_id: id }) => id === late)
    assert.isAtMost(place, 2)
  })

  test('a job whose worker is killed twice is done once', async ({ assert }) => {
    const id = await site.order('faults.hold', { gate: 'killed' })
    for (const times of [1, 2]) {
      const worker = await start()
      await begun(id, times)
      await worker.kill()
    }
    await start()
    await begun(id, 3)
    site.openGate('killed')
    await becomes(id, 'completed')
    assert.equal(await site.effects(id, 'begin'), 1)
    assert.equal(await site.effects(id, 'end'), 1)
    const { attempts, stalls } = await site.job(id)
    assert.deepEqual({ attempts, stalls }, { attempts: 1, stalls: 2 })
  })

  test('workers killed at random while they work: every job is done once', async ({ assert }) => {
    const ids: string[] = []
    const isOver = async (id: string) => (await site.status(id)) === 'completed'
    // the same job may be in hand at several kills, none of which is its fault
    const env = { QUEUE_MAX_STALLS: `${KILLS}` }
    for (let i = 0; i < KILLS; i++) {
      const fresh: string[] = []
      while (fresh.length < 10) fresh.push(await site.order('faults.quick'))
      ids.push(...fresh)
      const worker = await start(env)
      await seen('some of them are done', () => isOver(fresh[0]))
      await sleep(Math.random() * 100)
      await worker.kill()
    }
    await start(env)
    for (const id of ids) await becomes(id, 'completed')
    for (const id of ids) {
      assert.equal(await site.effects(id, 'end'), 1)
      assert.equal((await site.job(id)).attempts, 1)
    }
  }).timeout(KILLS_MS)

  test('a worker signalled to stop gives its job back to the next', async ({ assert }) => {
    const id = await site.order('faults.hold', { gate: 'stopped' })
    const first = await start()
    await begun(id, 1)
    await start()
    tried('drains')
    first.signal('SIGTERM')
    await begun(id, 2)
    await seen('the worker is gone', () => !first.alive)
    site.openGate('stopped')
    await becomes(id, 'completed')
    assert.equal(await site.effects(id, 'end'), 1)
    const { attempts, stalls } = await site.job(id)
    assert.deepEqual({ attempts, stalls }, { attempts: 1, stalls: 0 })
  })

  test('a worker frozen past its lock writes nothing when it wakes', async ({ assert }) => {
    const id = await site.order('faults.hold', { gate: 'thawed' })
    const frozen = await start()
    await begun(id, 1)
    frozen.signal('SIGSTOP')
    await start()
    await begun(id, 2)
    site.openGate('thawed')
    await becomes(id, 'completed')
    frozen.signal('SIGCONT')
    const next = await site.order('faults.quick')
    await becomes(next, 'completed')
    assert.equal(await site.effects(id, 'begin'), 1)
    assert.equal(await site.effects(id, 'end'), 1)
    assert.deepEqual(JSON.parse((await site.job(id)).result!), { by: site.begunBy(id)[1] })
  })

  test('jobs are done once by two workers at the same time', async ({ assert }) => {
    const ids: string[] = []
    for (let i = 0; i < 40; i++) ids.push(await site.order('faults.quick'))
    await Promise.all([start(), start()])
    for (const id of ids) await becomes(id, 'completed')
    for (const id of ids) assert.equal(await site.effects(id, 'end'), 1)
  })

  test('a job cancelled while it runs ends and leaves no further effect', async ({ assert }) => {
    const id = await site.order('faults.hold', { gate: 'cancelled' })
    await start()
    await begun(id, 1)
    await site.write((uow) => cancelJob(uow, id))
    site.openGate('cancelled')
    await becomes(id, 'cancelled')
    assert.equal(await site.effects(id, 'end'), 0)
  })

  test('a job that kills its workers is set aside with a reason', async ({ assert }) => {
    const id = await site.order('faults.poison')
    const other = await site.order('faults.quick')
    await seen('the job is given up', async () => {
      if (!workers.some((worker) => worker.alive)) await start().catch(() => null)
      return (await site.status(id)) === 'failed'
    })
    const job = await site.job(id)
    assert.equal(job.attempts, 1)
    assert.match(presentJob(job, 'en').error!, /stopped because it crashed the worker/)
    await becomes(other, 'completed')
    assert.equal(await site.effects(other, 'end'), 1)
  })
})
