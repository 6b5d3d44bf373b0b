import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { BODY, write } from './quotation_body.js'

const { requesterType, clientType, contractorPreference, vendorListNomination, historicalSuccess } =
  BODY
const RATED = {
  requesterType,
  clientType,
  contractorPreference,
  vendorListNomination,
  historicalSuccess,
  projectType: 'commercial',
  areaSqm: '1200.5',
  city: 'نجران',
}

test.group('Scoring configurations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for readers of quotations', async ({ client }) => {
    for (const path of ['', '/active']) {
      const guest = await client.get(`/api/scoring-configs${path}`)
      guest.assertStatus(401)
      const staff = await client.get(`/api/scoring-configs${path}`).loginAs(await person('staff'))
      staff.assertStatus(403)
    }
    const auditor = await write(client, 'post', '/api/scoring-configs/preview', {
      as: 'auditor',
      body: RATED,
    })
    auditor.assertStatus(403)
  })

  test('show the weights in use, which sum to 100', async ({ client, assert }) => {
    const list = await client.get('/api/scoring-configs').loginAs(await person('auditor'))
    list.assertStatus(200)
    assert.equal(list.header('x-total-count'), '1')
    const active = await client.get('/api/scoring-configs/active').loginAs(await person('engineer'))
    assert.deepEqual(active.body(), list.body()[0])
    const { criteria, bands, active: isActive } = active.body()
    assert.isTrue(isActive)
    assert.deepEqual(bands, { go: 70, review: 50 })
    assert.equal(
      criteria.reduce((sum: number, { weight }: any) => sum + weight, 0),
      100
    )
  })

  test('preview a score without writing', async ({ client, assert }) => {
    const before = await db.from('quotations').count('* as total').first()
    const response = await write(client, 'post', '/api/scoring-configs/preview', {
      as: 'engineer',
      body: RATED,
    })
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      total: 78,
      recommendation: 'GO',
      knockedOut: false,
      configVersion: 1,
    })
    assert.deepEqual(await db.from('quotations').count('* as total').first(), before)
  })

  test('preview an empty form as 0 and a knock-out as NO_GO', async ({ client, assert }) => {
    const empty = await write(client, 'post', '/api/scoring-configs/preview', {
      as: 'engineer',
      body: {},
    })
    assert.containsSubset(empty.body(), { total: 0, recommendation: 'NO_GO', knockedOut: false })
    const out = await write(client, 'post', '/api/scoring-configs/preview', {
      as: 'engineer',
      body: { ...RATED, contractorPreference: 'refuses_us' },
    })
    assert.containsSubset(out.body(), { total: 69, recommendation: 'NO_GO', knockedOut: true })
  })

  test('preview refuses unknown values and fields', async ({ client, assert }) => {
    for (const [field, value] of [
      ['clientType', 'martian'],
      ['areaSqm', 'big'],
      ['total', '100'],
    ]) {
      const response = await write(client, 'post', '/api/scoring-configs/preview', {
        as: 'engineer',
        body: { ...RATED, [field]: value },
      })
      response.assertStatus(422)
      assert.property(response.body().errors, field)
    }
  })
})
