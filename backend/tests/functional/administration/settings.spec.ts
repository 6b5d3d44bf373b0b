import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { defaultVatRateBp } from '#core/settings/vat'
import { idleMinutes } from '#identity/guard/session_life'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'

test.group('Settings', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('everybody signed in reads them, only administrators change them', async ({
    client,
    assert,
  }) => {
    const guest = await client.get('/api/settings')
    guest.assertStatus(401)
    const staff = await person('staff')
    const read = await client.get('/api/settings').loginAs(staff)
    assert.containsSubset(read.body(), {
      version: 1,
      companyName: 'Binaa',
      companyNameAr: 'بناء',
      sessionIdleMinutes: 30,
      vatRate: '15',
      overtimeFactor: '1.5',
      overtimeLateDays: 0,
      weekendDays: [5, 6],
      passcodeLogin: false,
      logoUrl: null,
      can: { update: false },
    })
    const refused = await client
      .patch('/api/settings')
      .loginAs(staff)
      .withCsrfToken()
      .json({ vatRate: '5', version: 1 })
    refused.assertStatus(403)
  })

  test('a change holds at once, is audited and moves the version on', async ({
    client,
    assert,
  }) => {
    const admin = await person('admin')
    const change = (body: object) =>
      client.patch('/api/settings').loginAs(admin).withCsrfToken().json(body)
    const first = await change({
      companyName: 'Rawasi Building',
      vatNumber: '310122393500003',
      vatRate: '5',
      overtimeFactor: '1.75',
      sessionIdleMinutes: 5,
      weekendDays: [0],
      version: 1,
    })
    first.assertStatus(200)
    assert.containsSubset(first.body(), {
      version: 2,
      companyName: 'Rawasi Building',
      companyNameAr: 'بناء',
      vatRate: '5',
      overtimeFactor: '1.75',
      weekendDays: [0],
      can: { update: true },
    })
    assert.equal(idleMinutes(), 5)
    assert.equal(defaultVatRateBp(), 500)
    const stale = await change({ vatRate: '10', version: 1 })
    stale.assertStatus(412)
    assert.equal(stale.body().changedBy, admin.name)
    const unsaid = await change({ vatRate: '10' })
    unsaid.assertStatus(428)
    const branding = await client.get('/api/branding')
    assert.equal(branding.body().companyName, 'Rawasi Building')
    assert.equal(branding.body().timeZone, 'Asia/Riyadh')
    assert.equal(branding.body().vatRate, '5')
    const [row] = await db.from('audit_logs').where('entity_type', 'settings')
    assert.include(row.changes, 'Rawasi Building')
  })

  test('the idle time that is set ends sessions', async ({ client, assert }) => {
    const [admin, staff] = [await person('admin'), await person('staff')]
    const set = await client
      .patch('/api/settings')
      .loginAs(admin)
      .withCsrfToken()
      .json({ sessionIdleMinutes: 5, version: 1 })
    set.assertStatus(200)
    const life = await client.get('/api/auth/session').loginAs(staff)
    const left = (Date.parse(life.body().expiresAt) - Date.now()) / 60_000
    assert.approximately(left, 5, 0.2)
  })

  test('signing in by passcode is there only while it is switched on', async ({ client }) => {
    const admin = await person('admin')
    for (const [on, status, version] of [
      [false, 404, 1],
      [true, 200, 2],
      [false, 404, 3],
    ] as const) {
      const saved = await client
        .patch('/api/settings')
        .loginAs(admin)
        .withCsrfToken()
        .json({ passcodeLogin: on, version })
      saved.assertStatus(200)
      const names = await client.get('/api/auth/passcode-users')
      names.assertStatus(status)
    }
  })

  test('what makes no sense is refused by its field', async ({ client, assert }) => {
    const admin = await person('admin')
    const wrong = {
      vatNumber: '123',
      iban: 'SA0380000000608010167510',
      swiftCode: 'X',
      email: 'no',
      vatRate: '101',
      overtimeFactor: '0.5',
      sessionIdleMinutes: 0,
      sessionAbsoluteHours: 99,
      timeZone: 'Mars/Olympus',
      workStart: '25:00',
      weekendDays: [7],
      surprise: 1,
    }
    for (const [field, value] of Object.entries(wrong)) {
      const response = await client
        .patch('/api/settings')
        .loginAs(admin)
        .withCsrfToken()
        .json({ [field]: value, version: 1 })
      assert.equal(response.status(), 422, field)
      assert.isTrue(
        Object.keys(response.body().errors).some((name) => name.startsWith(field)),
        field
      )
    }
    const backwards = await client
      .patch('/api/settings')
      .loginAs(admin)
      .withCsrfToken()
      .json({ workStart: '17:00', workEnd: '08:00', version: 1 })
    assert.property(backwards.body().errors, 'workEnd')
  })
})
