import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Redis } from 'ioredis'
import queueConfig from '#config/queue'
import { redisAddress, redisPrefix } from '#config/redis'
import { headsPath, readHeads } from '#core/audit/heads'
import { sealAudit } from '#core/audit/seal_audit'
import { verifyAudit } from '#core/audit/verify_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { startBackground, type Background } from '#core/worker/start_background'
import { retentionKind } from '#core/retention/kinds'
import { sweepByRule } from '#core/retention/sweep'
import { Job, registerJob } from '#core/jobs/define_job'
import { sqlInstant } from '#core/database/instants'
import { onWorkerStart } from '#core/jobs/worker_start'
import { onEnvelope } from '#core/live/bus'
import type { Envelope } from '#core/live/messages'
import { transact } from '#core/unit_of_work/transact'
import env from '#start/env'
import { until } from '#tests/faults/harness/until'

class BackgroundJob extends Job<Record<string, never>> {
  static jobName = 'spec.background'
  async handle() {
    return { done: true }
  }
}
registerJob(BackgroundJob)

const order = () =>
  transact(SYSTEM_ACTOR, (uow) =>
    uow.enqueue({ type: 'spec.background', title: 'Background', payload: {} })
  )
const statusOf = async (id: string) => (await db.from('jobs').where({ id }).first()).status

test.group('Background of a process', (group) => {
  let background: Background
  let warm = 0
  onWorkerStart(() => void warm++)

  group.each.setup(() => {
    background = startBackground({ worker: true })
    return async () => {
      await background.stop(5)
      await db.from('jobs').where('type', 'spec.background').delete()
    }
  })

  test('warms up and does what is ordered, without being called again', async ({ assert }) => {
    assert.isAbove(warm, 0)
    for (let i = 0; i < 3; i++) {
      const { id } = await order()
      await until('the job is done', async () => (await statusOf(id)) === 'completed')
    }
  })

  test('takes nothing more once it has to stop', async ({ assert }) => {
    await background.stop(5)
    const { id } = await order()
    assert.equal(await statusOf(id), 'queued')
  })

  test('dispatches the events and seals the log that others left behind', async ({ assert }) => {
    const [id] = await db.table('outbox_events').insert({
      name: 'spec.left',
      payload: '{}',
      available_at: sqlInstant(-1),
      created_at: sqlInstant(-9),
    })
    await transact(SYSTEM_ACTOR, (uow) =>
      uow.audit({ action: 'probe', entityType: 'probes', entityId: 1 })
    )
    await until('the event is dispatched', async () => {
      return (await db.from('outbox_events').where({ id }).first()).dispatched_at !== null
    })
    await until('the log is sealed', async () => {
      const last = await db.from('audit_logs').max('id as id').first()
      return db.from('audit_seals').where('audit_log_id', last.id).first()
    })
    const probe = await db
      .from('audit_logs')
      .where('action', 'probe')
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.exists(await db.from('audit_seals').where('audit_log_id', '>=', probe.id).first())
  })

  test('hears what other processes tell', async ({ assert }) => {
    const heard: Envelope[] = []
    const unlisten = onEnvelope((envelope) => heard.push(envelope))
    const other = new Redis(redisAddress)
    const envelope: Envelope = { kind: 'live', message: { event: 'record', data: { id: 1 } } }
    await until('the message has come', async () => {
      await other.publish(`${redisPrefix}:live`, JSON.stringify({ from: 'other', envelope }))
      return heard.length
    })
    unlisten()
    other.disconnect()
    assert.deepEqual(heard[0], envelope)
  }).skip(queueConfig.driver !== 'redis', 'needs Redis')
})

test.group('The signed head of the audit log', () => {
  test('is written outside the database by the background of a process, without being called', async ({
    assert,
    cleanup,
  }) => {
    const [former, folder] = [dirname(headsPath()), await mkdtemp(join(tmpdir(), 'binaa-heads-'))]
    env.set('AUDIT_HEADS_DIR', folder)
    await transact(SYSTEM_ACTOR, (uow) =>
      uow.audit({ action: 'probe', entityType: 'probes', entityId: 2 })
    )
    await sealAudit()
    const { id } = await db.from('audit_seals').max('id as id').firstOrFail()
    const background = startBackground({ worker: true })
    cleanup(async () => {
      await background.stop(5)
      env.set('AUDIT_HEADS_DIR', former)
      await rm(folder, { recursive: true, force: true })
    })
    await until('the head is signed', async () => (await readHeads()).heads.length)
    const { heads, forged } = await readHeads()
    assert.isAtLeast(heads.at(-1)!.sealId, id)
    assert.deepEqual(forged, [])
    assert.isNull((await verifyAudit()).broken)
  })
})

test.group('Clean-up', () => {
  test('removes what is old and has ended, and nothing else', async ({ assert }) => {
    const old = { created_at: sqlInstant(-40 * 86400), finished_at: sqlInstant(-31 * 86400) }
    const recent = await order()
    const ended = await order()
    const waiting = await order()
    await db
      .from('jobs')
      .where('id', ended.id)
      .update({ ...old, status: 'completed' })
    await db.from('jobs').where('id', waiting.id).update({ created_at: old.created_at })
    await sweepByRule(retentionKind('jobs')!)
    const left = (await db.from('jobs').where('type', 'spec.background')).map((row) => row.id)
    assert.sameMembers(left, [recent.id, waiting.id])
    await db.from('jobs').where('type', 'spec.background').delete()
  })
})
