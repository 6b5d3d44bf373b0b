import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { onEvent } from '#core/outbox/listeners'
import { relayEvents } from '#core/outbox/relay'
import { transact } from '#core/unit_of_work/transact'

let fail = false
let calls: string[] = []
onEvent('spec.happened', 'first', async ({ payload }, uow) => {
  calls.push(`first ${payload.what}`)
  await uow.audit({ action: 'heard', entityType: 'probes', entityId: payload.what })
})
onEvent('spec.happened', 'second', async ({ payload }, uow) => {
  calls.push(`second ${payload.what}`)
  await uow.audit({ action: 'heard', entityType: 'probes', entityId: payload.what })
  if (fail) throw new Error('listener is ill')
})

const emit = (what: string) => transact(SYSTEM_ACTOR, (uow) => uow.emit('spec.happened', { what }))
const lastEvent = () => db.from('outbox_events').orderBy('id', 'desc').first()
const heard = (what: string) => db.from('audit_logs').where({ action: 'heard', entity_id: what })

test.group('Outbox', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    fail = false
    calls = []
  })

  test('has run every listener when the writer returns', async ({ assert }) => {
    await emit('a')
    assert.deepEqual(calls, ['first a', 'second a'])
    assert.isNotNull((await lastEvent()).dispatched_at)
  })

  test('runs each listener once, however often the event is dispatched', async ({ assert }) => {
    await emit('b')
    const { id } = await lastEvent()
    await db.from('outbox_events').where({ id }).update({ dispatched_at: null })
    await dispatchEvents([id, id])
    assert.lengthOf(await heard('b'), 2)
  })

  test('keeps an event whose listener failed and repeats only that one', async ({ assert }) => {
    fail = true
    await emit('c')
    const event = await lastEvent()
    assert.isNull(event.dispatched_at)
    assert.equal(event.attempts, 1)
    assert.equal(event.error, 'listener is ill')
    assert.lengthOf(await heard('c'), 1)
    fail = false
    assert.equal(await relayEvents(), 0)
    await db
      .from('outbox_events')
      .where('id', event.id)
      .update({ available_at: sqlInstant(-1) })
    assert.equal(await relayEvents(), 1)
    assert.deepEqual(calls, ['first c', 'second c', 'second c'])
    assert.lengthOf(await heard('c'), 2)
    assert.isNotNull((await lastEvent()).dispatched_at)
  })

  test('sets an event aside that keeps failing', async ({ assert }) => {
    fail = true
    await emit('d')
    const { id } = await lastEvent()
    for (let i = 2; i <= 10; i++) {
      await db
        .from('outbox_events')
        .where({ id })
        .update({ available_at: sqlInstant(-1) })
      assert.equal(await relayEvents(), 1)
    }
    const event = await lastEvent()
    assert.equal(event.attempts, 10)
    assert.isNotNull(event.dead_at)
    assert.equal(event.error, 'listener is ill')
    await db
      .from('outbox_events')
      .where({ id })
      .update({ available_at: sqlInstant(-1) })
    assert.equal(await relayEvents(), 0)
  })

  test('finds an event whose process died after its commit', async ({ assert }) => {
    await db.table('outbox_events').insert({
      name: 'spec.happened',
      payload: JSON.stringify({ what: 'e' }),
      available_at: sqlInstant(-1),
      created_at: sqlInstant(-5),
    })
    assert.equal(await relayEvents(), 1)
    assert.deepEqual(calls, ['first e', 'second e'])
  })
})
