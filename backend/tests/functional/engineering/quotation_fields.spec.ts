import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { BODY, write } from './quotation_body.js'

test.group('Fields of quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('answers 422 on the very field', async ({ client, assert }) => {
    const line = BODY.lines[0]
    const wrong: [string, object][] = [
      ['projectName', { projectName: '' }],
      ['projectName', { projectName: 'x'.repeat(201) }],
      ['projectName', { projectName: 7 }],
      ['bdmInitials', { bdmInitials: 'x'.repeat(11) }],
      ['areaSqm', { areaSqm: '-1' }],
      ['areaSqm', { areaSqm: '1.00001' }],
      ['areaSqm', { areaSqm: { $gt: 0 } }],
      ['requesterType', { requesterType: 'king' }],
      ['clientType', { clientType: 'martian' }],
      ['contractorPreference', { contractorPreference: 'x' }],
      ['vendorListNomination', { vendorListNomination: 'x' }],
      ['historicalSuccess', { historicalSuccess: 'x' }],
      ['projectType', { projectType: 'castle' }],
      ['productTypes', { productTypes: ['cladding', 'gold'] }],
      ['productTypes', { productTypes: 'cladding' }],
      ['productTypes', { productTypes: ['cladding', 'cladding'] }],
      ['quotedOn', { quotedOn: '2026-02-30' }],
      ['validUntilOn', { validUntilOn: '2026-10-31' }],
      ['clientId', { clientId: 4_000_000 }],
      ['clientId', { clientId: 'one' }],
      ['currency', { currency: 'XXX' }],
      ['vatRate', { vatRate: '101' }],
      ['discount', { discount: '31' }],
      ['discount', { discount: '0.001' }],
      ['discount', { discount: '1e3' }],
      ['notes', { notes: 'x'.repeat(5001) }],
      ['draft', { draft: 'yes' }],
      ['lines', { lines: {} }],
      ['lines', { lines: Array.from({ length: 5001 }, () => line) }],
      ['lines', { lines: [{ ...line, quantity: '10000000', unitRate: '100000000' }] }],
      ['lines.0.description', { lines: [{ ...line, description: null }] }],
      ['lines.0.quantity', { lines: [{ ...line, quantity: 'many' }] }],
      ['lines.0.quantity', { lines: [{ ...line, quantity: '10000001' }] }],
      ['lines.0.unitRate', { lines: [{ ...line, unitRate: '-100000001' }] }],
      ['lines.0.unit', { lines: [{ ...line, unit: 'x'.repeat(21) }] }],
      ['lines.0.price', { lines: [{ ...line, price: '1' }] }],
      ['total', { total: '1' }],
      ['status', { status: 'approved' }],
      ['number', { number: 'Q-1' }],
    ]
    for (const [field, change] of wrong) {
      const response = await write(client, 'post', '/api/quotations', {
        as: 'engineer',
        body: { ...BODY, ...change },
      })
      assert.equal(response.status(), 422, JSON.stringify(change).slice(0, 80))
      assert.isTrue(field in response.body().errors, `${field}: ${JSON.stringify(response.body())}`)
    }
    const [{ total }] = await db
      .from('quotations')
      .where('project_name', BODY.projectName)
      .count('* as total')
    assert.equal(total, 0)
  })

  test('says what is wrong in Arabic on request', async ({ client, assert }) => {
    const response = await client
      .post('/api/quotations')
      .header('Accept-Language', 'ar')
      .json({ ...BODY, discount: '999' })
      .loginAs(await person('engineer'))
      .withCsrfToken()
    response.assertStatus(422)
    assert.match(response.body().errors.discount[0], /المجموع/)
  })
})
