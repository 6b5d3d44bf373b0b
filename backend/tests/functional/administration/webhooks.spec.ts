import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Webhook as Verifier } from 'standardwebhooks'
import { retentionKind } from '#core/retention/kinds'
import { sweepByRule } from '#core/retention/sweep'
import webhooksConfig from '#config/webhooks'
import { sqlInstant } from '#core/database/instants'
import { forgetCopies } from '#tests/helpers/copies'
import { openReceiver } from '#tests/helpers/webhook_receiver'
import { call } from '../procurement/support.js'
import {
  aNewVendor,
  aWebhook,
  deliveriesOf,
  DELIVERIES,
  headersOf,
  PATH,
  tell,
} from './webhook_support.js'

let receiver: Awaited<ReturnType<typeof openReceiver>>

test.group('Webhooks', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    receiver = await openReceiver()
    return () => receiver.close()
  })

  test('addresses inside the network are refused, in every form', async ({ client, assert }) => {
    const urls = [
      'https://127.0.0.2/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://10.1.2.3/x',
      'https://0x7f.2/x',
      'https://2130706434/x',
      'https://192.168.1.1.:443/x',
      'https://metadata.google.internal/x',
      'https://[fd00::1]/x',
      'https://[64:ff9b::7f00:1]/x',
      'http://example.com/x',
      'ftp://example.com/x',
      'https://user:pass@example.com/x',
      'file:///etc/passwd',
      'nonsense',
    ]
    for (const url of urls) {
      const body = { name: 'Inside', url, resources: ['vendors'] }
      const refused = await call(client, 'admin', 'post', PATH, { body })
      assert.equal(refused.status(), 422, url)
      assert.property(refused.body().errors, 'url')
    }
    // a name that leads inside is found when it is called
    const { id } = await aWebhook(client, receiver.url)
    const name = 'https://localhost.localdomain.invalid.example/x'
    await db.from('webhooks').where('id', id).update({ url: name })
    await aNewVendor(client)
    await tell()
    assert.include(['unreachable', 'inside'], (await deliveriesOf(id))[0].reason)
  })

  test('a renewed secret signs beside the old one for a day', async ({ client, assert }) => {
    const { id, secret } = await aWebhook(client, receiver.url)
    const renewed = await call(client, 'admin', 'post', `${PATH}/${id}/secret`, { body: {} })
    renewed.assertStatus(201)
    await aNewVendor(client)
    await tell()
    const [got] = receiver.received
    for (const known of [secret, renewed.body().secret])
      assert.doesNotThrow(() => new Verifier(known).verify(got.body, headersOf(got)))
    await db
      .from('webhooks')
      .where('id', id)
      .update({ previous_until: sqlInstant(-1) })
    await aNewVendor(client, { name: 'Later' })
    await tell()
    const last = receiver.received.at(-1)!
    assert.throws(() => new Verifier(secret).verify(last.body, headersOf(last)))
    assert.doesNotThrow(() =>
      new Verifier(renewed.body().secret).verify(last.body, headersOf(last))
    )
  })

  test('only administrators, by no token, and only of what they may open', async ({
    client,
    assert,
  }) => {
    const { id, version } = await aWebhook(client, receiver.url)
    for (const path of [
      PATH,
      `${PATH}/${id}`,
      `${PATH}/kinds`,
      `${PATH}/${id}/history`,
      DELIVERIES,
    ]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'buyer', 'get', path)).assertStatus(403)
    }
    const kinds: string[] = (await call(client, 'admin', 'get', `${PATH}/kinds`)).body().resources
    assert.include(kinds, 'vendors')
    assert.notInclude(kinds, 'users')
    for (const resources of [['users'], ['nothing'], []]) {
      const body = { name: 'No', url: receiver.url, resources }
      ;(await call(client, 'admin', 'post', PATH, { body })).assertStatus(422)
    }
    const stale = { seen: version + 1, body: { name: 'New' } }
    ;(await call(client, 'admin', 'patch', `${PATH}/${id}`, stale)).assertStatus(412)
    const off = await call(client, 'admin', 'patch', `${PATH}/${id}`, {
      seen: version,
      body: { active: false },
    })
    off.assertStatus(200)
    await aNewVendor(client)
    await tell()
    const next = off.body().version
    const on = await call(client, 'admin', 'patch', `${PATH}/${id}`, {
      seen: next,
      body: { active: true },
    })
    on.assertStatus(200)
    await tell()
    assert.lengthOf(receiver.received, 0, 'what happened while it was off is not made up for')
    const last = on.body().version
    ;(await call(client, 'admin', 'delete', `${PATH}/${id}`, { seen: last })).assertStatus(204)
    assert.lengthOf(await deliveriesOf(id), 0)
  })

  test('old messages are forgotten', async ({ client, assert }) => {
    const { id } = await aWebhook(client, receiver.url)
    await aNewVendor(client)
    await tell()
    await sweepByRule(retentionKind('webhook_deliveries')!)
    assert.lengthOf(await deliveriesOf(id), 1)
    const old = sqlInstant(-(webhooksConfig.keptDays + 1) * 86_400)
    await db.from('webhook_deliveries').where('webhook_id', id).update({ created_at: old })
    await sweepByRule(retentionKind('webhook_deliveries')!)
    assert.lengthOf(await deliveriesOf(id), 0)
  })
})
