import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import queueConfig from '#config/queue'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { runDueJobs } from '#core/jobs/due_jobs'
import { presentJob } from '#core/unit_of_work/job_row'
import { sqlInstant } from '#core/database/instants'
import { runJob } from '#core/jobs/run_job'
import { stopRunning } from '#core/jobs/running_jobs'
import { onEvent } from '#core/outbox/listeners'
import { transact } from '#core/unit_of_work/transact'
import { person } from '#tests/helpers/users'

type Behaviour = (context: JobContext<Record<string, never>>) => Promise<void>
let behave: Behaviour = async () => undefined

class ProbeJob extends Job<Record<string, never>> {
  static jobName = 'spec.probe'
  handle(context: JobContext<Record<string, never>>) {
    return behave(context)
  }
}
class HastyJob extends ProbeJob {
  static jobName = 'spec.hasty'
  static timeoutSeconds = 0.05
}
registerJob(ProbeJob)
registerJob(HastyJob)

const heard: { name: string; payload: Record<string, unknown> }[] = []
for (const name of ['jobs.finished', 'jobs.failed']) {
  onEvent(name, 'spec.hear', async ({ payload }) => void heard.push({ name, payload }))
}

async function order(type = 'spec.probe', maxAttempts = 5): Promise<string> {
  const { id, name } = await person('engineer')
  const actor = { ...SYSTEM_ACTOR, id, name }
  const job = await transact(actor, (uow) =>
    uow.enqueue({ type, title: 'Probe', payload: {}, maxAttempts })
  )
  return job.id
}

const rowOf = (id: string) => db.from('jobs').where({ id }).first()
const marks = (id: string) => db.from('audit_logs').where({ action: 'probe', entity_id: id })
const makeDue = (id: string) =>
  db
    .from('jobs')
    .where({ id })
    .update({ available_at: sqlInstant(-1) })

/** An effect that can be counted. */
const mark = (context: JobContext<unknown>, key: string) =>
  context.effect(key, async (uow) => {
    await uow.audit({ action: 'probe', entityType: 'probes', entityId: context.job.id })
    return { at: context.attempt }
  })

test.group('Job runner', (group) => {
  const grace = queueConfig.grace
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    heard.length = 0
    queueConfig.grace = 0.05
    return () => {
      queueConfig.grace = grace
    }
  })

  test('gives an effect that was done its first answer instead of repeating it', async ({
    assert,
  }) => {
    const answers: unknown[] = []
    behave = async (context) => {
      answers.push(await mark(context, 'once'))
      if (context.attempt === 1) throw new Error('falters after its effect')
    }
    const id = await order()
    assert.equal(await runJob(id), 'again')
    await makeDue(id)
    assert.equal(await runJob(id), 'completed')
    assert.deepEqual(answers, [{ at: 1 }, { at: 1 }])
    assert.lengthOf(await marks(id), 1)
  })

  test('writes the result and the end in the transaction of the last effect', async ({
    assert,
  }) => {
    behave = (context) =>
      context.complete(async (uow) => {
        await uow.audit({ action: 'probe', entityType: 'probes', entityId: context.job.id })
        return { rows: 3 }
      })
    const id = await order()
    await runDueJobs()
    const row = await rowOf(id)
    assert.equal(row.status, 'completed')
    assert.deepEqual(JSON.parse(row.result), { rows: 3 })
    assert.lengthOf(await marks(id), 1)
    assert.deepInclude(heard[0], { name: 'jobs.finished' })
    assert.equal(heard[0].payload.jobId, id)
  })

  test('acts in the name of the person who ordered', async ({ assert }) => {
    behave = async (context) => void (await mark(context, 'signed'))
    const id = await order()
    await runDueJobs()
    const engineer = await person('engineer')
    const [log] = await marks(id)
    assert.equal(log.actor_id, engineer.id)
    assert.equal(log.actor_name, engineer.name)
    assert.equal(log.request_id, id)
  })

  test('tries again later, each pause longer, and then tells why it gave up', async ({
    assert,
  }) => {
    behave = async () => {
      throw new Error('secret technical text')
    }
    const id = await order('spec.probe', 3)
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      const outcome = await runJob(id)
      assert.equal(outcome, attempt < 3 ? 'again' : 'failed')
      const row = await rowOf(id)
      pauses.push(new Date(row.available_at).getTime())
      assert.equal(await runJob(id), 'skipped')
      await makeDue(id)
    }
    const row = await rowOf(id)
    assert.equal(row.status, 'failed')
    assert.match(presentJob(row, 'en').error!, /3 attempts/)
    assert.match(presentJob(row, 'ar').error!, /محاول/)
    assert.notInclude(JSON.stringify(row), 'secret technical text')
    assert.deepInclude(heard.at(-1), { name: 'jobs.failed' })
  })

  test('does not repeat what bad input makes fail', async ({ assert }) => {
    behave = async () => {
      throw new PermanentJobError('errors.NOT_FOUND')
    }
    const id = await order()
    assert.equal(await runJob(id), 'failed')
    const row = await rowOf(id)
    assert.equal(row.attempts, 1)
    assert.equal(
      presentJob(row, 'en').error,
      "This record doesn't exist, or you don't have access to it."
    )
  })

  test('sets a job of unknown kind aside with a reason', async ({ assert }) => {
    const id = await order('spec.unknown', 1)
    assert.equal(await runJob(id), 'failed')
    assert.isString(presentJob(await rowOf(id), 'en').error)
  })

  test('ends an attempt that takes too long, even a deaf one', async ({ assert }) => {
    behave = () => new Promise(() => undefined)
    const id = await order('spec.hasty', 1)
    assert.equal(await runJob(id), 'failed')
    assert.match(presentJob(await rowOf(id), 'en').error!, /too long/)
  })

  test('writes nothing more once cancelled', async ({ assert, client }) => {
    const engineer = await person('engineer')
    let refused: unknown
    behave = async (context) => {
      await mark(context, 'before')
      const response = await client
        .post(`/api/jobs/${context.job.id}/cancel`)
        .loginAs(engineer)
        .withCsrfToken()
      response.assertBodyContains({ status: 'active', can: { cancel: false } })
      stopRunning(context.job.id, 'cancelled')
      await mark(context, 'after').catch((error) => {
        refused = error
        throw error
      })
    }
    const id = await order()
    assert.equal(await runJob(id), 'cancelled')
    assert.match(String(refused), /cancelled/)
    assert.equal((await rowOf(id)).status, 'cancelled')
    assert.lengthOf(await marks(id), 1)
  })

  test('lets a late worker write nothing after another has taken over', async ({ assert }) => {
    let takenOver: string | undefined
    let runs = 0
    behave = async (context) => {
      if (++runs === 2) return void (await mark(context, 'work'))
      // as if this process had been frozen past its lock
      await db
        .from('jobs')
        .where('id', context.job.id)
        .update({ locked_until: sqlInstant(-5) })
      takenOver = await runJob(context.job.id)
      await mark(context, 'work')
    }
    const id = await order()
    assert.equal(await runJob(id), 'lost')
    assert.equal(takenOver, 'completed')
    assert.lengthOf(await marks(id), 1)
    assert.equal((await rowOf(id)).status, 'completed')
  })

  test('gives a job up that keeps killing its workers, with a reason', async ({ assert }) => {
    const id = await order()
    await db
      .from('jobs')
      .where({ id })
      .update({
        status: 'active',
        attempts: 1,
        stalls: queueConfig.maxStalls,
        locked_by: 'dead',
        locked_until: sqlInstant(-5),
      })
    assert.equal(await runJob(id), 'failed')
    assert.match(presentJob(await rowOf(id), 'en').error!, /stopped because it crashed the worker/)
  })

  test('does nothing for a job that is delivered again', async ({ assert }) => {
    behave = async (context) => void (await mark(context, 'once'))
    const id = await order()
    const outcomes = [await runJob(id), await runJob(id), await runJob(id)]
    assert.deepEqual(outcomes, ['completed', 'skipped', 'skipped'])
    assert.lengthOf(await marks(id), 1)
  })
})
