import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'

const PATH = '/api/withholding-kinds'

test.group('Kinds of withholding tax', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    ;(await client.get('/api/withholding-kinds')).assertStatus(401)
    ;(await call(client, 'staff', 'get', '/api/withholding-kinds')).assertStatus(403)
    ;(
      await call(client, 'accountant', 'post', '/api/withholding-kinds', { body: {} })
    ).assertStatus(403)
  })

  test('are kept by owners; the look-up gives those in use with their rate of today', async ({
    client,
    assert,
  }) => {
    ;(await call(client, 'staff', 'get', `${PATH}/lookup`)).assertStatus(403)
    const body = { code: 'catering', name: 'Catering', nameAr: 'إعاشة' }
    const made = await call(client, 'admin', 'post', PATH, { body })
    made.assertStatus(201)
    assert.isNull(made.body().rate)
    const twice = await call(client, 'admin', 'post', PATH, { body })
    twice.assertStatus(422)
    const { id: kindId, version: seen } = made.body()
    const rated = await call(client, 'admin', 'post', '/api/withholding-rates', {
      body: { kindId, rate: '5', effectiveOn: inDays(0) },
    })
    rated.assertStatus(201)
    const found = async () =>
      (await call(client, 'accountant', 'get', `${PATH}/lookup?q=Catering`)).body()
    assert.containsSubset(await found(), [{ id: kindId, rate: '5' }])
    const ended = await call(client, 'admin', 'patch', `${PATH}/${kindId}`, {
      ...{ body: { active: false }, seen },
    })
    ended.assertStatus(200)
    assert.isEmpty(await found())
    const log = await db.from('audit_logs').where('entity_type', 'withholding_kind')
    assert.sameMembers(
      log.map(({ action }) => action),
      ['create', 'update']
    )
  })
})
