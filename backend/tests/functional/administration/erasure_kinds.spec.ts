import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anEmployee, FULL_RECORD } from '../people/support.js'
import { aVendor, call } from '../procurement/support.js'
import { at, request, erased, NAME, EMAIL, faults } from './erasure_support.js'

test.group('Erasure of employees and vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.timeout(60_000)

  test('an employee keeps what the law keeps, once the time is over', async ({
    client,
    assert,
  }) => {
    const { id } = await anEmployee(client, { ...FULL_RECORD, name: NAME })
    const codes = async () =>
      (await call(client, 'admin', 'get', at('employee', id))).body().obstacles
    assert.deepEqual(await codes(), [{ code: 'still_employed', from: null }])
    const leaves = { status: 'resigned', employed: false }
    await db
      .from('employees')
      .where('id', id)
      .update({ ...leaves, end_on: '2199-01-01' })
    assert.deepEqual(await codes(), [{ code: 'retention_runs', from: '2200-01-01' }])
    ;(await request(client, 'employee', id)).assertStatus(409)
    await db.from('employees').where('id', id).update({ end_on: '2020-01-01' })
    const before = await db.from('employees').where('id', id).firstOrFail()
    await erased(client, 'employee', id)
    const row = await db.from('employees').where('id', id).firstOrFail()
    assert.isNull(row.personal_email)
    assert.isNull(row.home_address)
    assert.isNull(row.emergency_phone)
    for (const column of ['number', 'name', 'join_on', 'end_on', 'nationality', 'birth_on'])
      assert.equal(row[column], before[column], column)
    const history = await call(client, 'hr.manager', 'get', `/api/employees/${id}/history`)
    assert.notInclude(JSON.stringify(history.body()), '7319')
    assert.deepEqual(await faults(), [])
  })

  test('a vendor is not without its name', async ({ client, assert }) => {
    const { id } = await aVendor({ name: 'Firm', primaryContactName: NAME, email: EMAIL })
    await erased(client, 'vendor', id)
    const row = await db.from('vendors').where('id', id).firstOrFail()
    assert.equal(row.name, 'Firm')
    assert.isNull(row.primary_contact_name)
    assert.notMatch(JSON.stringify(row), /zyx/i)
  })
})
