import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'
import { aTaxedBill, aTaxedVendor, kindId, pay, withheldRows } from './withholding_support.js'

test.group('Treaty rates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    ;(await client.get('/api/withholding-treaties')).assertStatus(401)
    ;(await call(client, 'staff', 'get', '/api/withholding-treaties')).assertStatus(403)
    ;(
      await call(client, 'accountant', 'post', '/api/withholding-treaties', { body: {} })
    ).assertStatus(403)
  })

  test('lower the tax while their certificate is valid', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client, 'royalties')
    const treaty = {
      ...{ vendorId, kindId: await kindId('royalties'), rate: '7.5', certificate: 'DE-2026/1' },
      ...{ fromOn: inDays(-30), toOn: inDays(0) },
    }
    const path = '/api/withholding-treaties'
    ;(await call(client, 'accountant', 'post', path, { body: treaty })).assertStatus(403)
    const made = await call(client, 'admin', 'post', path, { body: treaty })
    made.assertStatus(201)
    const overlapping = await call(client, 'admin', 'post', path, {
      body: { ...treaty, certificate: 'DE-2', fromOn: inDays(-5) },
    })
    overlapping.assertStatus(422)
    const bill = await aTaxedBill(client, { vendorId })
    ;(await pay(client, bill, '1000')).assertStatus(201)
    const [row] = await withheldRows({ purchase_bill_id: bill.id })
    assert.containsSubset(
      { tax: Number(row.tax_minor), treaty: Number(row.treaty_id) },
      { tax: 75_00, treaty: made.body().id }
    )
    const used = await call(client, 'admin', 'patch', `${path}/${made.body().id}`, {
      ...{ body: { rate: '1' }, seen: 1 },
    })
    used.assertStatus(409)
    assert.equal(used.body().code, 'WITHHOLDING_RATE_USED')
    await db.from('withholding_treaties').update({ to_on: inDays(-1) })
    const later = await aTaxedBill(client, { vendorId })
    const shown = await call(
      client,
      'accountant',
      'get',
      `/api/bills/${later.id}/withholding?amount=1000`
    )
    assert.equal(shown.body().withholdingTax, '150.00')
  })
})
