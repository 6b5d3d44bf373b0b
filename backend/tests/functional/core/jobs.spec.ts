import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { Job, registerJob, type JobContext, type JobResult } from '#core/jobs/define_job'
import type { JobOrder } from '#core/unit_of_work/enqueue_job'
import { runDueJobs } from '#core/jobs/due_jobs'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { registerFileOwner } from '#files/shared/file_owners'
import type User from '#identity/shared/user'
import { person } from '#tests/helpers/users'

class GreetJob extends Job<{ name: string }> {
  static jobName = 'spec.greet'

  async handle({ payload, progress }: JobContext<{ name: string }>): Promise<JobResult> {
    await progress(50)
    return { greeting: `Hello ${payload.name}` }
  }
}
registerJob(GreetJob)

class LetterJob extends Job<Record<string, never>> {
  static jobName = 'spec.letter'

  async handle({ complete }: JobContext<Record<string, never>>) {
    await complete(async (uow) => {
      const letter = { name: 'letter.txt', mime: 'text/plain', extension: 'txt' }
      const content = Buffer.from('Dear Sara')
      const owner = { ownerType: 'spec-letters', ownerId: null }
      return { fileId: (await storeBuffer(uow, { ...letter, content }, owner)).id }
    })
  }
}
registerJob(LetterJob)
registerFileOwner('spec-letters', { also: ({ id }, { createdBy }) => createdBy === id })

const order = (more: Partial<JobOrder> = {}): JobOrder => ({
  type: 'spec.greet',
  title: 'Greet Sara',
  titleAr: 'تحية سارة',
  payload: { name: 'Sara' },
  ...more,
})

function ordered(user: User, more: Partial<JobOrder> = {}) {
  const actor = { ...SYSTEM_ACTOR, id: user.id, name: user.name }
  return transact(actor, (uow) => uow.enqueue(order(more)))
}

test.group('Jobs over HTTP', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are run and then show their result', async ({ client, assert }) => {
    const engineer = await person('engineer')
    const job = await ordered(engineer)
    const waiting = await client.get(`/api/jobs/${job.id}`).loginAs(engineer)
    assert.deepInclude(waiting.body(), {
      id: job.id,
      status: 'queued',
      progress: 0,
      can: { cancel: true, retry: false, download: false },
    })
    await runDueJobs()
    const done = await client.get(`/api/jobs/${job.id}`).loginAs(engineer)
    assert.deepInclude(done.body(), {
      status: 'completed',
      progress: 100,
      result: { greeting: 'Hello Sara' },
      can: { cancel: false, retry: false, download: false },
    })
    assert.isString(done.body().startedAt)
    assert.isString(done.body().finishedAt)
  })

  test('have a title in the language of the reader', async ({ client }) => {
    const engineer = await person('engineer')
    const { id } = await ordered(engineer)
    const response = await client
      .get(`/api/jobs/${id}`)
      .header('Accept-Language', 'ar')
      .loginAs(engineer)
    response.assertBodyContains({ title: 'تحية سارة' })
  })

  test('are listed newest first, with the total and filters', async ({ client, assert }) => {
    const engineer = await person('engineer')
    await ordered(engineer)
    const second = await ordered(engineer, { type: 'spec.other' })
    const all = await client.get('/api/jobs').loginAs(engineer)
    all.assertHeader('x-total-count', '2')
    assert.equal(all.body()[0].id, second.id)
    const some = await client.get('/api/jobs').qs({ type: 'spec.greet' }).loginAs(engineer)
    assert.lengthOf(some.body(), 1)
    const none = await client.get('/api/jobs').qs({ status: 'failed' }).loginAs(engineer)
    assert.lengthOf(none.body(), 0)
    const wrong = await client.get('/api/jobs').qs({ payload: 'x' }).loginAs(engineer)
    wrong.assertStatus(422)
  })

  test('of someone else do not exist, except for administrators', async ({ client, assert }) => {
    const [engineer, estimator, admin] = [
      await person('engineer'),
      await person('estimator'),
      await person('admin'),
    ]
    const { id } = await ordered(engineer)
    for (const path of ['', '/result']) {
      const response = await client.get(`/api/jobs/${id}${path}`).loginAs(estimator)
      response.assertStatus(404)
    }
    for (const step of ['cancel', 'retry']) {
      const response = await client
        .post(`/api/jobs/${id}/${step}`)
        .loginAs(estimator)
        .withCsrfToken()
      response.assertStatus(404)
    }
    const mine = await client.get('/api/jobs').loginAs(estimator)
    assert.lengthOf(mine.body(), 0)
    const everybodys = await client.get('/api/jobs').qs({ scope: 'all' }).loginAs(estimator)
    everybodys.assertStatus(403)
    const seen = await client.get('/api/jobs').qs({ scope: 'all' }).loginAs(admin)
    assert.include(
      seen.body().map((job: { id: string }) => job.id),
      id
    )
    const read = await client.get(`/api/jobs/${id}`).loginAs(admin)
    read.assertStatus(200)
  })

  test('answer 401 to a guest and 404 to an unknown or malformed id', async ({ client }) => {
    const guest = await client.get('/api/jobs')
    guest.assertStatus(401)
    const engineer = await person('engineer')
    for (const id of [randomUUID(), '1', 'x']) {
      const response = await client.get(`/api/jobs/${id}`).loginAs(engineer)
      response.assertStatus(404)
    }
  })

  test('are cancelled while waiting and then never run', async ({ client, assert }) => {
    const engineer = await person('engineer')
    const { id } = await ordered(engineer)
    const cancelled = await client.post(`/api/jobs/${id}/cancel`).loginAs(engineer).withCsrfToken()
    cancelled.assertStatus(200)
    cancelled.assertBodyContains({ status: 'cancelled', can: { cancel: false, retry: true } })
    assert.isFalse((await runDueJobs()).has(id))
    const again = await client.post(`/api/jobs/${id}/cancel`).loginAs(engineer).withCsrfToken()
    again.assertStatus(409)
    again.assertBodyContains({ code: 'JOB_ENDED' })
    const log = await db.from('audit_logs').where({ action: 'cancel', entity_id: id }).first()
    assert.equal(log.actor_id, engineer.id)
  })

  test('run again after retry, which only ended ones allow', async ({ client, assert }) => {
    const engineer = await person('engineer')
    const { id } = await ordered(engineer)
    const early = await client.post(`/api/jobs/${id}/retry`).loginAs(engineer).withCsrfToken()
    early.assertStatus(409)
    early.assertBodyContains({ code: 'JOB_NOT_RETRYABLE' })
    await client.post(`/api/jobs/${id}/cancel`).loginAs(engineer).withCsrfToken()
    const retried = await client.post(`/api/jobs/${id}/retry`).loginAs(engineer).withCsrfToken()
    retried.assertBodyContains({ status: 'queued', attempts: 0 })
    assert.equal((await runDueJobs()).get(id), 'completed')
  })

  test('without a file have no result to download', async ({ client }) => {
    const engineer = await person('engineer')
    const { id } = await ordered(engineer)
    await runDueJobs()
    const response = await client.get(`/api/jobs/${id}/result`).loginAs(engineer)
    response.assertStatus(409)
    response.assertBodyContains({ code: 'JOB_NO_RESULT' })
  })

  test('with a file give it to their owner alone', async ({ client, assert }) => {
    const [engineer, estimator] = [await person('engineer'), await person('estimator')]
    const { id } = await ordered(engineer, { type: 'spec.letter' })
    await runDueJobs()
    const job = await client.get(`/api/jobs/${id}`).loginAs(engineer)
    job.assertBodyContains({ status: 'completed', can: { download: true } })
    const file = await client.get(`/api/jobs/${id}/result`).loginAs(engineer)
    file.assertStatus(200)
    assert.equal(file.text(), 'Dear Sara')
    file.assertHeader('x-content-type-options', 'nosniff')
    assert.match(file.header('content-disposition')!, /^attachment; filename="?letter.txt/)
    const other = await client.get(`/api/jobs/${id}/result`).loginAs(estimator)
    other.assertStatus(404)
  })

  test('with the same key are one while it waits', async ({ assert }) => {
    const engineer = await person('engineer')
    const first = await ordered(engineer, { dedupKey: 'spec:1' })
    const second = await ordered(engineer, { dedupKey: 'spec:1' })
    assert.equal(second.id, first.id)
    await runDueJobs()
    const third = await ordered(engineer, { dedupKey: 'spec:1' })
    assert.notEqual(third.id, first.id)
  })

  test('do not exist when their transaction is given up', async ({ assert }) => {
    const before = await db.from('jobs').count('* as total').first()
    const failing = transact(SYSTEM_ACTOR, async (uow) => {
      await uow.enqueue(order())
      throw new Error('given up')
    })
    await assert.rejects(() => failing, 'given up')
    const after = await db.from('jobs').count('* as total').first()
    assert.equal(after.total, before.total)
  })
})
