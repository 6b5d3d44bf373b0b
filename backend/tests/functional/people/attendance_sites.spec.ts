import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import { addressOfCode } from '#people/attendance_sites/site_code'
import { call } from '../procurement/support.js'
import { aSite, codeOf, siteBody, SITES } from './attendance_support.js'
import { anEmployee } from './support.js'

test.group('Attendance sites', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read by everyone who is signed in and written by HR', async ({ client, assert }) => {
    const guest = await client.get(SITES)
    guest.assertStatus(401)
    const reading = await call(client, 'staff', 'get', SITES)
    reading.assertStatus(200)
    const writing = await call(client, 'staff', 'post', SITES, { body: siteBody() })
    writing.assertStatus(403)
    const site = await aSite(client)
    for (const step of ['code', 'prints']) {
      const refused = await call(client, 'staff', 'post', `${SITES}/${site.id}/${step}`, {
        ...{ body: {}, seen: site.version },
      })
      refused.assertStatus(403)
    }
    const seen = await call(client, 'staff', 'get', `${SITES}/${site.id}`)
    assert.notInclude(JSON.stringify(seen.body()), site.code)
    assert.isString(seen.body().codeMadeAt)
  })

  test('are added, changed, found and deleted, with a history', async ({ client, assert }) => {
    const person = await anEmployee(client)
    const body = siteBody({ opens: '07:00', closes: '16:00', crew: [person.id] })
    const created = await call(client, 'hr.manager', 'post', SITES, { body })
    created.assertStatus(201)
    created.assertBodyContains({ ...body, version: 1, active: true, codeMadeAt: null })
    const { id } = created.body()
    const blind = await call(client, 'hr.manager', 'patch', `${SITES}/${id}`, { body: {} })
    blind.assertStatus(428)
    const changed = await call(client, 'hr.manager', 'patch', `${SITES}/${id}`, {
      ...{ body: { radiusM: 250 }, seen: 1 },
    })
    changed.assertStatus(200)
    const stale = await call(client, 'hr.manager', 'patch', `${SITES}/${id}`, {
      ...{ body: { radiusM: 300 }, seen: 1 },
    })
    stale.assertStatus(412)
    const found = await call(client, 'staff', 'get', `${SITES}?q=${encodeURIComponent(body.name)}`)
    found.assertHeader('x-total-count', '1')
    const history = await call(client, 'hr.manager', 'get', `${SITES}/${id}/history`)
    assert.lengthOf(history.body(), 2)
    const gone = await call(client, 'hr.manager', 'delete', `${SITES}/${id}`, { seen: 2 })
    gone.assertStatus(204)
    assert.lengthOf(await db.from('attendance_site_people').where('site_id', id), 0)
  })

  test('refuse positions, hours and crews that make no sense', async ({ client, assert }) => {
    const person = await anEmployee(client)
    await aSite(client, { crew: [person.id] })
    for (const [values, field] of [
      [{ latitude: '90.5' }, 'latitude'],
      [{ longitude: '-181' }, 'longitude'],
      [{ radiusM: 5 }, 'radiusM'],
      [{ graceMinutes: 121 }, 'graceMinutes'],
      [{ opens: '25:00' }, 'opens'],
      [{ opens: '08:00' }, 'closes'],
      [{ opens: '08:00', closes: '08:00' }, 'closes'],
      [{ ramadanCloses: '16:00' }, 'ramadanCloses'],
      [{ crew: [person.id] }, 'crew'],
      [{ crew: [999_999_999] }, 'crew'],
    ] as const) {
      const wrong = await call(client, 'hr.manager', 'post', SITES, {
        body: siteBody({ ...values }),
      })
      wrong.assertStatus(422)
      assert.property(wrong.body().errors, field)
    }
  })

  test('have a code that can be renewed and is never kept in clear', async ({ client, assert }) => {
    const site = await aSite(client)
    const renewed = await call(client, 'hr.manager', 'post', `${SITES}/${site.id}/code`, {
      seen: site.version,
    })
    renewed.assertStatus(200)
    const code = await codeOf(site.id)
    assert.notEqual(code, site.code)
    const row = await db.from('attendance_sites').where('id', site.id).firstOrFail()
    assert.notInclude(JSON.stringify(row), code)
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'attendance_site', entity_id: String(site.id) })
    assert.notInclude(JSON.stringify(audited), code)
    const address = new URL(addressOfCode(await AttendanceSite.findOrFail(site.id)))
    assert.equal(address.pathname + address.search, `/hr/attendance?site=${site.id}`)
    assert.equal(address.hash, `#code=${code}`)
    const stale = await call(client, 'hr.manager', 'post', `${SITES}/${site.id}/code`, {
      seen: site.version,
    })
    stale.assertStatus(412)
  })

  test('are printed as a poster, whose first print makes the code', async ({ client, assert }) => {
    const made = await call(client, 'hr.manager', 'post', SITES, { body: siteBody() })
    const { id } = made.body()
    const printed = await call(client, 'hr.manager', 'post', `${SITES}/${id}/prints`, {
      body: { language: 'ar' },
    })
    printed.assertStatus(202)
    assert.isString(await codeOf(id))
    const job = await db.from('jobs').where('id', printed.body().id).firstOrFail()
    assert.notInclude(JSON.stringify(job), await codeOf(id))
  })
})
