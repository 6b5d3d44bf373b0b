import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { anEmployee } from './support.js'

const IBAN = 'SA0380000000608010167519'
const RATE = {
  effectiveOn: '2022-01-01',
  basic: '8111.00',
  housing: '2022.25',
  transport: '733.00',
  costRate: '64.40',
  billingRate: '97.70',
}
/** Whole amounts: a few digits of them also come in the times and codes of an answer. */
const AMOUNTS = /\b(8111\.00|2022\.25|733\.00|64\.40|97\.70|811100|202225|73300)\b|0167519/

test.group('Pay of employees', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const anEmployeeWithPay = async (client: Parameters<typeof call>[0]) => {
    const idOf = async (username: string) => (await person(username)).id
    const manager = await anEmployee(client, { userId: await idOf('buyer') })
    const employee = await anEmployee(client, {
      userId: await idOf('staff'),
      managerId: manager.id,
    })
    const path = `/api/employees/${employee.id}`
    const rate = await call(client, 'hr.manager', 'post', `${path}/pay-rates`, {
      body: RATE,
      seen: employee.version,
    })
    rate.assertStatus(201)
    const bank = await client
      .put(`${path}/bank-account`)
      .loginAs(await person('hr.manager'))
      .withCsrfToken()
      .header('If-Match', `"${rate.body().version}"`)
      .unsafeJson({ bankName: 'Al Rajhi', accountName: 'Aisha Rahman', iban: IBAN })
    bank.assertStatus(200)
    return { path, id: employee.id, version: bank.body().version as number }
  }

  test('is shown to the person and HR, to no one else, and each look is logged', async ({
    client,
    assert,
  }) => {
    const { path, id } = await anEmployeeWithPay(client)
    for (const { username, disabled } of DEMO_USERS) {
      if (disabled) continue
      tried('functions')
      const shown = await call(client, username, 'get', `${path}/pay`)
      const open = ['staff', 'hr.manager', 'hr.officer'].includes(username)
      assert.equal(shown.status(), open ? 200 : 403, username)
      const others = [path, `${path}/history`, `/api/employees?id=${id}`, `${path}/job-changes`]
      for (const other of others)
        assert.notMatch((await call(client, username, 'get', other)).text(), AMOUNTS, username)
    }
    const looks = await db
      .from('audit_logs')
      .where({ entity_type: 'employee_pay', entity_id: `${id}`, action: 'view_pay' })
    assert.lengthOf(looks, 3)
  })

  test('says what an hour costs to HR alone', async ({ client, assert }) => {
    const { path } = await anEmployeeWithPay(client)
    const hr = (await call(client, 'hr.manager', 'get', `${path}/pay`)).body()
    assert.include(hr.rates[0], { basic: '8111.00', total: '10866.25', costRate: '64.40' })
    assert.equal(hr.bank.iban, IBAN)
    const own = (await call(client, 'staff', 'get', `${path}/pay`)).body()
    assert.include(own.rates[0], { basic: '8111.00', costRate: null, billingRate: null })
    assert.isFalse(own.can.update)
  })

  test('is written by HR alone, at the version that was read', async ({ client, assert }) => {
    const { path, version } = await anEmployeeWithPay(client)
    for (const username of ['admin', 'staff', 'buyer', 'general.manager', 'accountant']) {
      const refused = await call(client, username, 'post', `${path}/pay-rates`, {
        body: RATE,
        seen: version,
      })
      refused.assertStatus(403)
    }
    const unversioned = await call(client, 'hr.manager', 'post', `${path}/pay-rates`, {
      body: RATE,
    })
    unversioned.assertStatus(428)
    const stale = await call(client, 'hr.manager', 'post', `${path}/pay-rates`, {
      body: RATE,
      seen: version - 1,
    })
    stale.assertStatus(412)
    const early = await call(client, 'hr.manager', 'post', `${path}/pay-rates`, {
      body: { ...RATE, effectiveOn: '2001-01-01' },
      seen: version,
    })
    early.assertStatus(422)
    const past = (await call(client, 'hr.manager', 'get', `${path}/pay`)).body().rates[0]
    const kept = await call(client, 'hr.manager', 'delete', `${path}/pay-rates/${past.id}`, {
      seen: version,
    })
    kept.assertStatus(409)
    assert.lengthOf(await db.from('pay_rates'), 1)
  })

  test('is in no log and in no table in clear', async ({ client, assert }) => {
    const { id } = await anEmployeeWithPay(client)
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'employee_pay', entity_id: `${id}` })
    assert.isNotEmpty(log)
    assert.notMatch(JSON.stringify(log.map(({ changes }) => changes)), AMOUNTS)
    const account = await db.from('employee_bank_accounts').where('employee_id', id).firstOrFail()
    assert.notInclude(account.iban_sealed, IBAN)
  })
})
