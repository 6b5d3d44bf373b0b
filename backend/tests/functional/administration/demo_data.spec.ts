import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DEMO_REMOVAL, DEMO_SINCE, keep } from '#administration/demo_data/demo_state'
import { forgetCopies } from '#tests/helpers/copies'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { person } from '#tests/helpers/users'

const PATH = '/api/demo-data'
const WANTED = { companyName: 'Binaa', currentPassword: DEMO_PASSWORD }

const ask = async (client: ApiClient, body: object, username = 'admin') =>
  client
    .post(`${PATH}/removal`)
    .loginAs(await person(username))
    .withCsrfToken()
    .json(body)

const stored = () => db.from('settings').where('key', DEMO_REMOVAL).first()

const demoOf = async (client: ApiClient) => {
  const response = await client.get(PATH).loginAs(await person('admin'))
  response.assertStatus(200)
  return response.body().demo
}

test.group('Demo data', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to all but administrators', async ({ client, assert }) => {
    await keep(db.connection(), DEMO_SINCE, '2026-01-01T08:00:00.000Z')
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    for (const username of ['staff', 'buyer', 'general.manager']) {
      const denied = await client.get(PATH).loginAs(await person(username))
      denied.assertStatus(403)
      const asked = await ask(client, WANTED, username)
      asked.assertStatus(403)
    }
    assert.isNull(await stored())
  })

  test('is not there where the portal never showed it', async ({ client, assert }) => {
    assert.isNull(await demoOf(client))
    const asked = await ask(client, WANTED)
    asked.assertStatus(409)
    assert.equal(asked.body().code, 'NO_DEMO_DATA')
  })

  test('says what has been done since', async ({ client, assert }) => {
    await keep(db.connection(), DEMO_SINCE, new Date(Date.now() - 1000).toISOString())
    const before = await demoOf(client)
    const changed = await client
      .post('/api/setup-steps/sections/confirm')
      .loginAs(await person('admin'))
      .withCsrfToken()
      .json({})
    changed.assertStatus(200)
    const after = await demoOf(client)
    assert.equal(after.changes, before.changes + 1)
    assert.isNotNull(after.lastChangeAt)
    assert.deepEqual(after.can, { remove: true })
  })

  test('goes by the name of the company and the password of an owner', async ({
    client,
    assert,
  }) => {
    await keep(db.connection(), DEMO_SINCE, '2026-01-01T08:00:00.000Z')
    const named = await ask(client, { ...WANTED, companyName: 'Najd' })
    named.assertStatus(422)
    assert.property(named.body().errors, 'companyName')
    const guessed = await ask(client, { ...WANTED, currentPassword: 'Granite-and-glass-9' })
    guessed.assertStatus(422)
    assert.property(guessed.body().errors, 'currentPassword')
    assert.isNull(await stored())

    const asked = await ask(client, WANTED)
    asked.assertStatus(200)
    assert.equal(asked.body().demo.removal.requestedBy.name, 'Sami Al-Harbi')
    assert.deepEqual(asked.body().demo.can, { remove: false })
    const row = await db.from('audit_logs').where('entity_type', 'demo_data').first()
    assert.equal(row.action, 'update')
  })

  test('stays where the request is taken back', async ({ client, assert }) => {
    await keep(db.connection(), DEMO_SINCE, '2026-01-01T08:00:00.000Z')
    const asked = await ask(client, WANTED)
    asked.assertStatus(200)
    const kept = await client
      .delete(`${PATH}/removal`)
      .loginAs(await person('admin'))
      .withCsrfToken()
    kept.assertStatus(200)
    assert.isNull(kept.body().demo.removal)
    assert.isNull(await stored())
    assert.lengthOf(await db.from('audit_logs').where('entity_type', 'demo_data'), 2)
  })

  test('an administrator who owns nothing sees it, and asks in vain', async ({
    client,
    assert,
  }) => {
    await keep(db.connection(), DEMO_SINCE, '2026-01-01T08:00:00.000Z')
    const buyer = await person('buyer')
    await buyer.merge({ role: 'admin' }).save()
    const seen = await client.get(PATH).loginAs(buyer)
    seen.assertStatus(200)
    assert.deepEqual(seen.body().demo.can, { remove: false })
    const asked = await ask(client, WANTED, 'buyer')
    asked.assertStatus(403)
    assert.equal(asked.body().code, 'OWNER_ONLY')
    assert.isNull(await stored())
  })
})
