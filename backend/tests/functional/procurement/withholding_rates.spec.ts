import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'
import {
  aTaxedBill,
  aTaxedVendor,
  faults,
  kindId,
  pay,
  withheldRows,
} from './withholding_support.js'

test.group('Rates of withholding tax', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    ;(await client.get('/api/withholding-rates')).assertStatus(401)
    ;(await call(client, 'staff', 'get', '/api/withholding-rates')).assertStatus(403)
    ;(
      await call(client, 'accountant', 'post', '/api/withholding-rates', { body: {} })
    ).assertStatus(403)
  })

  test('stay where they were used; another begins later', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId })
    ;(await pay(client, bill, '400')).assertStatus(201)
    const kind = await kindId('technical')
    const rate = await db.from('withholding_rates').where('kind_id', kind).firstOrFail()
    const path = '/api/withholding-rates'
    const changed = await call(client, 'admin', 'patch', `${path}/${rate.id}`, {
      ...{ body: { rate: '1' }, seen: rate.version },
    })
    changed.assertStatus(409)
    const gone = await call(client, 'admin', 'delete', `${path}/${rate.id}`, { seen: rate.version })
    gone.assertStatus(409)
    const body = { kindId: kind, rate: '10', source: 'A later law' }
    const today = await call(client, 'admin', 'post', path, {
      body: { ...body, effectiveOn: inDays(0) },
    })
    today.assertStatus(422)
    assert.properties(today.body().errors, ['effectiveOn'])
    const later = await call(client, 'admin', 'post', path, {
      body: { ...body, effectiveOn: inDays(1) },
    })
    later.assertStatus(201)
    // what is paid from that day on bears the new rate, what was paid does not
    await db
      .from('withholding_rates')
      .where('id', later.body().id)
      .update({ effective_on: inDays(0) })
    ;(await pay(client, bill, '600')).assertStatus(201)
    const rows = await withheldRows({ purchase_bill_id: bill.id })
    assert.deepEqual(
      rows.map((row) => Number(row.tax_minor)),
      [20_00, 60_00]
    )
    assert.deepEqual(await faults(), [])
  })
})
