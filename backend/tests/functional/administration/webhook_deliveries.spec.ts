import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Webhook as Verifier } from 'standardwebhooks'
import { webhooksDue } from '#administration/webhook_deliveries/deliver'
import webhooksConfig from '#config/webhooks'
import { sqlInstant } from '#core/database/instants'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import { openReceiver } from '#tests/helpers/webhook_receiver'
import { aMaterial } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import {
  aNewVendor,
  aWebhook,
  deliveriesOf,
  DELIVERIES,
  headersOf,
  makeDue,
  PATH,
  tell,
} from './webhook_support.js'

let receiver: Awaited<ReturnType<typeof openReceiver>>

test.group('Webhook messages', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    receiver = await openReceiver()
    return () => receiver.close()
  })

  test('a change is told once, signed as Standard Webhooks has it, without values', async ({
    client,
    assert,
  }) => {
    const { id, secret } = await aWebhook(client, receiver.url)
    const vendor = await aNewVendor(client)
    await tell()
    await tell()
    assert.lengthOf(receiver.received, 1)
    const [got] = receiver.received
    const message = new Verifier(secret).verify(got.body, headersOf(got)) as Record<string, any>
    assert.equal(message.type, 'vendors.create')
    assert.deepEqual(message.data.record.id, vendor.id)
    assert.deepEqual(message.data.by, {
      id: (await person('buyer')).id,
      name: (await person('buyer')).name,
    })
    assert.match(message.data.url, new RegExp(`/api/vendors/${vendor.id}$`))
    assert.notInclude(got.body, 'iban')
    assert.throws(() => new Verifier(secret).verify(`${got.body} `, headersOf(got)))
    const [row] = await deliveriesOf(id)
    assert.containsSubset(row, { state: 'delivered', attempts: 1, status_code: 204, reason: null })
    const stored = JSON.stringify([await db.from('webhooks'), await db.from('audit_logs')])
    assert.notInclude(stored, secret.slice(6))
    assert.notInclude(JSON.stringify((await call(client, 'admin', 'get', PATH)).body()), 'whsec')
  })

  test('other kinds, and what its owner may not see, are not told', async ({ client, assert }) => {
    const { id } = await aWebhook(client, receiver.url, { resources: ['materials'] })
    await aNewVendor(client)
    await tell()
    assert.lengthOf(await deliveriesOf(id), 0)
    const other = await aWebhook(client, receiver.url)
    const admin = await person('admin')
    await db.from('users').where('id', admin.id).update({ disabled_at: sqlInstant() })
    await aNewVendor(client, { name: 'Unseen' })
    await tell()
    assert.lengthOf(await deliveriesOf(other.id), 0)
    await db.from('users').where('id', admin.id).update({ disabled_at: null })
    await tell()
    // what passed meanwhile stays untold
    assert.lengthOf(await deliveriesOf(other.id), 0)
  })

  test('a deletion is told by its id', async ({ client, assert }) => {
    const { id } = await aWebhook(client, receiver.url, { resources: ['materials'] })
    const { id: materialId, version } = await aMaterial(client)
    const gone = await call(client, 'buyer', 'delete', `/api/materials/${materialId}`, {
      seen: version,
    })
    gone.assertStatus(204)
    await tell()
    const events = (await deliveriesOf(id)).map(({ event }) => event)
    assert.deepEqual(events, ['materials.create', 'materials.delete'])
    assert.equal(JSON.parse(receiver.received.at(-1)!.body).data.record.id, materialId)
  })

  test('what is refused is tried again under the same id, and given up at last', async ({
    client,
    assert,
  }) => {
    await receiver.close()
    receiver = await openReceiver((at) => ({ status: at < 3 ? 500 : 200, body: 'busy' }))
    const { id } = await aWebhook(client, receiver.url)
    await aNewVendor(client)
    await tell()
    const [first] = await deliveriesOf(id)
    assert.containsSubset(first, {
      state: 'waiting',
      attempts: 1,
      status_code: 500,
      reason: 'refused',
    })
    assert.equal(first.answer, 'busy')
    await tell()
    assert.lengthOf(receiver.received, 1, 'not before its time')
    await makeDue()
    await tell()
    await makeDue()
    await tell()
    const [row] = await deliveriesOf(id)
    assert.containsSubset(row, { state: 'delivered', attempts: 3 })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    assert.lengthOf(new Set(ids), 1)
    assert.isNull((await db.from('webhooks').where('id', id).first()).failing_since)
    await db
      .from('webhook_deliveries')
      .update({ state: 'waiting', attempts: webhooksConfig.pauses.length })
    await receiver.close()
    await makeDue()
    await tell()
    assert.equal((await deliveriesOf(id))[0].state, 'failed')
    assert.equal((await deliveriesOf(id))[0].reason, 'inside')
  })

  test('a receiver that is silent is left alone; after days it is switched off and its owner told', async ({
    client,
    assert,
  }) => {
    await receiver.close()
    receiver = await openReceiver(() => ({ status: 503 }))
    const { id } = await aWebhook(client, receiver.url)
    await aNewVendor(client)
    await aNewVendor(client, { name: 'Second' })
    await tell()
    assert.lengthOf(receiver.received, 1, 'the second waits as well')
    assert.deepEqual(await webhooksDue(), [])
    const days = sqlInstant(-webhooksConfig.giveUp - 60)
    await db.from('webhooks').where('id', id).update({ failing_since: days })
    await makeDue()
    await tell()
    const row = await db.from('webhooks').where('id', id).first()
    assert.isFalse(Boolean(row.active))
    assert.isNotNull(row.stopped_at)
    const logged = { entity_type: 'webhook', entity_id: String(id), action: 'stop' }
    assert.exists(await db.from('audit_logs').where(logged).first())
    const admin = await person('admin')
    const notice = { user_id: admin.id, type: 'webhook_stopped' }
    assert.lengthOf(await db.from('notifications').where(notice), 1)
    await makeDue()
    await tell()
    const states = (await deliveriesOf(id)).map(({ state }) => state)
    assert.deepEqual(states, ['failed', 'failed'])
  })

  test('one that says it is gone is switched off at once', async ({ client, assert }) => {
    await receiver.close()
    receiver = await openReceiver(() => ({ status: 410 }))
    const { id } = await aWebhook(client, receiver.url)
    await aNewVendor(client)
    await tell()
    assert.isFalse(Boolean((await db.from('webhooks').where('id', id).first()).active))
  })

  test('no redirect is followed', async ({ client, assert }) => {
    await receiver.close()
    receiver = await openReceiver(() => ({ status: 302, headers: { location: '/elsewhere' } }))
    const { id } = await aWebhook(client, receiver.url)
    await aNewVendor(client)
    await tell()
    assert.lengthOf(receiver.received, 1)
    assert.equal((await deliveriesOf(id))[0].reason, 'redirected')
  })

  test('a test message and replays, of one and of all that failed', async ({ client, assert }) => {
    const { id } = await aWebhook(client, receiver.url)
    ;(await call(client, 'admin', 'post', `${PATH}/${id}/test`, { body: {} })).assertStatus(204)
    await tell()
    assert.equal(JSON.parse(receiver.received[0].body).type, 'webhooks.test')
    const [sent] = await deliveriesOf(id)
    const replay = `${DELIVERIES}/${sent.id}/replay`
    const again = await call(client, 'admin', 'post', replay, { body: {} })
    again.assertStatus(201)
    assert.equal(again.body().replayOfId, sent.id)
    // while it waits it is not sent a third time
    const waiting = `${DELIVERIES}/${again.body().id}/replay`
    ;(await call(client, 'admin', 'post', waiting, { body: {} })).assertStatus(409)
    await tell()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    assert.deepEqual(ids, [sent.message_id, sent.message_id])
    await db.from('webhook_deliveries').where('id', sent.id).update({ state: 'failed' })
    await db.from('webhook_deliveries').where('replay_of_id', sent.id).delete()
    const since = { since: new Date(Date.now() - 3_600_000).toISOString() }
    const all = await call(client, 'admin', 'post', `${PATH}/${id}/replay`, { body: since })
    assert.deepEqual(all.body(), { replayed: 1 })
    const twice = await call(client, 'admin', 'post', `${PATH}/${id}/replay`, { body: since })
    assert.deepEqual(twice.body(), { replayed: 0 })
  })
})
