import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { forgetCopies, setSection } from '#tests/helpers/copies'
import { DEADLINE, until } from '#tests/helpers/until'
import { person } from '#tests/helpers/users'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test.group('Sections', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('everybody signed in sees which departments are open', async ({ client, assert }) => {
    const guest = await client.get('/api/sections')
    guest.assertStatus(401)
    const response = await client.get('/api/sections').loginAs(await person('staff'))
    response.assertStatus(200)
    const keys = response.body().map(({ key }: { key: string }) => key)
    assert.sameMembers(keys, [
      'engineering',
      'production',
      'procurement',
      'commercial',
      'people',
      'finance',
      'files',
    ])
    const commercial = await client.get('/api/sections/commercial').loginAs(await person('staff'))
    assert.containsSubset(commercial.body(), {
      key: 'commercial',
      name: 'Commercial',
      nameAr: 'القسم التجاري',
      enabled: true,
      maintenanceMode: false,
      maintenanceMessage: null,
      from: null,
      to: null,
      status: 'live',
      can: { update: false },
    })
  })

  test('maintenance answers 503 in the requested language until it is lifted', async ({
    client,
    assert,
  }) => {
    const [admin, bdm] = [await person('admin'), await person('bdm')]
    const clients = () => client.get('/api/clients').loginAs(bdm)
    const before = await clients()
    before.assertStatus(200)
    const to = inHours(2)
    const changed = await client
      .patch('/api/sections/commercial')
      .loginAs(admin)
      .withCsrfToken()
      .header('if-match', '"1"')
      .json({
        maintenanceMode: true,
        maintenanceMessage: 'Moving house',
        maintenanceMessageAr: 'نقل البيانات',
        to,
      })
    changed.assertStatus(200)
    assert.equal(changed.body().status, 'maintenance')

    const closed = await clients()
    closed.assertStatus(503)
    assert.containsSubset(closed.body(), {
      code: 'SECTION_MAINTENANCE',
      message: 'Moving house',
      section: 'commercial',
    })
    assert.approximately(Number(closed.header('retry-after')), 7200, 30)
    assert.equal(Date.parse(closed.body().until), Math.floor(Date.parse(to) / 1000) * 1000)
    const arabic = await clients().header('accept-language', 'ar')
    assert.equal(arabic.body().message, 'نقل البيانات')
    const passing = await client.get('/api/clients').loginAs(admin)
    passing.assertStatus(200)

    const lifted = await client
      .patch(`/api/sections/${changed.body().id}`)
      .loginAs(admin)
      .withCsrfToken()
      .json({ maintenanceMode: false, version: 2 })
    lifted.assertStatus(200)
    const after = await clients()
    after.assertStatus(200)
    const rows = await db.from('audit_logs').where({ entity_type: 'section', action: 'update' })
    assert.lengthOf(rows, 2)
    assert.include(rows[0].changes, 'Moving house')
  })

  test('a section that is switched off has words of its own', async ({ client, assert }) => {
    await setSection('procurement', { enabled: false })
    const response = await client.get('/api/vendors').loginAs(await person('buyer'))
    response.assertStatus(503)
    assert.equal(response.body().code, 'SECTION_OFFLINE')
    assert.equal(response.body().message, 'This section is currently offline.')
    assert.isUndefined(response.header('retry-after'))
  })

  test('only the window between from and to is closed', async ({ client }) => {
    const buyer = await person('buyer')
    const hour = 3600
    const windows = [
      [null, null, 503],
      [-hour, hour, 503],
      [hour, null, 200],
      [null, -hour, 200],
    ] as const
    for (const [from, to, status] of windows) {
      await setSection('procurement', {
        maintenance_mode: true,
        from_at: from && sqlInstant(from),
        to_at: to && sqlInstant(to),
      })
      const response = await client.get('/api/vendors').loginAs(buyer)
      response.assertStatus(status)
    }
  })

  test('a change by another process is seen within a second or two', async ({ client, assert }) => {
    const buyer = await person('buyer')
    const ask = async () => (await client.get('/api/vendors').loginAs(buyer)).status()
    assert.equal(await ask(), 200)
    await db.from('sections').where('key', 'procurement').update({ enabled: false })
    await until(async () => (await ask()) === 503, DEADLINE)
  })

  test('what is saved while the section is closed is refused and can be saved later', async ({
    client,
    assert,
  }) => {
    const bdm = await person('bdm')
    const save = () =>
      client.post('/api/clients').loginAs(bdm).withCsrfToken().json({ name: 'Typed For Long' })
    await setSection('commercial', { maintenance_mode: true })
    const refused = await save()
    refused.assertStatus(503)
    assert.isNull(await db.from('clients').where('name', 'Typed For Long').first())
    await setSection('commercial', { maintenance_mode: false })
    const saved = await save()
    saved.assertStatus(201)
  })

  test('a closed section exports nothing', async ({ client, assert }) => {
    await setSection('commercial', { enabled: false })
    const order = { resource: 'clients', format: 'csv', query: '' }
    const response = await client
      .post('/api/exports')
      .loginAs(await person('bdm'))
      .withCsrfToken()
      .json(order)
    response.assertStatus(503)
    assert.equal(response.body().code, 'SECTION_OFFLINE')
  })

  test('only administrators change sections, knowing what they change', async ({ client }) => {
    const [admin, staff] = [await person('admin'), await person('staff')]
    const patch = (body: object, user = admin) =>
      client.patch('/api/sections/files').loginAs(user).withCsrfToken().json(body)
    const cases: [object, number, typeof admin?][] = [
      [{ enabled: false, version: 1 }, 403, staff],
      [{ enabled: false }, 428],
      [{ enabled: false, version: 9 }, 412],
      [{ enabled: 'no', version: 1 }, 422],
      [{ name: 'Other', version: 1 }, 422],
      [{ from: 'tomorrow', version: 1 }, 422],
      [{ from: inHours(2), to: inHours(1), version: 1 }, 422],
    ]
    for (const [body, status, user] of cases) {
      const response = await patch(body, user)
      response.assertStatus(status)
    }
    const absent = await client.get('/api/sections/no-such').loginAs(admin)
    absent.assertStatus(404)
  })
})
