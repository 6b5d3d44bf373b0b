import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { abilityOf } from '#core/http/secure'
import { descriptionOf } from '#core/openapi/registry'
import { registeredSources } from '#core/search/sources'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import Project from '#production/projects/project'
import { ALL_BUT_ADMIN, permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { createdBy } from '../engineering/quotation_body.js'
import { aVendor, call } from '../procurement/support.js'
import { seedProject } from '../procurement/stock_support.js'
import { tried } from '#tests/helpers/claims'

interface ListedRoute {
  pattern: string
  methods: string[]
  middleware: { all(): Set<unknown> }
}

/** Answers what belongs to a record, or a file: below the path of a record, or no JSON. */
const derived = () =>
  (Object.values(router.toJSON()).flat() as unknown as ListedRoute[]).filter(
    ({ pattern, methods }) =>
      methods.includes('GET') &&
      pattern.startsWith('/api/') &&
      !pattern.startsWith('/api/test-') &&
      (/\/:\w+\//.test(pattern) || descriptionOf('GET', pattern)?.media !== undefined)
  )

/** Of no record: the firm's logo, one's own live stream, a feed whose address is its credential, the way back from a provider. */
const OF_NO_RECORD = [
  '/api/logo',
  '/api/live',
  '/api/calendar-feeds/:token',
  '/api/calendar-feeds/milestones/:token',
  '/api/auth/oidc/:id/callback',
]

const gone = (pattern: string) =>
  pattern
    .replace('/api/jobs/:id', '/api/jobs/00000000-0000-7000-8000-000000000000')
    .replace(':root', 'quotations')
    .replace(/:\w+/g, '999999999')
    .replace(/(tracking-sheets.*)/, '$1?with=1')

/** Routes that look at a record by some number of it, which a list of its kind may hide. */
const HIDDEN_FROM = {
  projects: 'scheduleView',
  quotations: 'adminView',
  employees: 'commercialView',
} as const

test.group('Answers that derive from a record', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused to guests, to strangers and once a right is lost', async ({
    client,
    assert,
  }) => {
    const routes = derived()
    assert.isAbove(routes.length, 30)
    const user = await person('staff')
    for (const { pattern, middleware } of routes) {
      const ability = abilityOf({ middleware })!
      if (OF_NO_RECORD.includes(pattern)) continue
      const path = gone(pattern)
      tried('objects', 3)
      assert.equal((await client.get(path)).status(), 401, `guest ${pattern}`)
      await permit(user, ...ALL_BUT_ADMIN)
      const open = (await client.get(path).loginAs(user)).status()
      await permit(user)
      const lost = (await client.get(path).loginAs(user)).status()
      assert.include([403, 404], lost, `${pattern} (${ability})`)
      assert.include([403, 404], open, `${pattern} of a record that is gone`)
    }
  }).timeout(300_000)

  test('are gone with the record, for administrators too', async ({ client, assert }) => {
    const admin = await person('admin')
    // what shows pay is no administrator's unless they are of HR
    await admin.merge({ permissions: { hrManage: true } }).save()
    for (const { pattern } of derived()) {
      if (OF_NO_RECORD.includes(pattern)) continue
      const response = await client.get(gone(pattern)).loginAs(admin)
      assert.equal(response.status(), 404, pattern)
    }
  })

  test('hidden fields can be neither filtered, sorted, searched nor exported by', async ({
    client,
    assert,
  }) => {
    const user = await person('staff')
    const hiding = registeredSources().filter(({ listing }) =>
      Object.values(listing.fields).some(({ ability }) => ability)
    )
    assert.sameMembers(
      hiding.map(({ resource }) => resource),
      Object.keys(HIDDEN_FROM)
    )
    let tried = 0
    for (const { resource, listing } of hiding) {
      await permit(user, HIDDEN_FROM[resource as keyof typeof HIDDEN_FROM])
      ;(await client.get(`/api/${resource}`).loginAs(user)).assertStatus(200)
      const { abilities } = (await client.get('/api/auth/current-user').loginAs(user)).body()
      for (const [field, { ability }] of Object.entries(listing.fields)) {
        if (!ability || abilities.includes(ability)) continue
        tried++
        for (const query of [
          { [field]: '1' },
          { [`${field}_gte`]: '1' },
          { [`${field}_empty`]: 'true' },
          { _sort: field },
        ]) {
          const listed = await client.get(`/api/${resource}`).qs(query).loginAs(user)
          assert.equal(listed.status(), 422, `${resource} ${JSON.stringify(query)}`)
          const counted = await client
            .get('/api/counts')
            .qs({ list: [`${resource}?${new URLSearchParams(query)}`] })
            .loginAs(user)
          assert.equal(counted.status(), 422, `counts of ${resource} ${JSON.stringify(query)}`)
        }
        const exported = await client
          .post('/api/exports')
          .loginAs(user)
          .withCsrfToken()
          .json({ resource, format: 'csv', columns: [field] })
        assert.include([403, 422], exported.status(), `export of ${resource}.${field}`)
      }
    }
    assert.isAbove(tried, 1)
  })

  test('a history tells no hidden value', async ({ client, assert }) => {
    await seedProject()
    const project = await Project.query().orderBy('id', 'desc').firstOrFail()
    await transact(SYSTEM_ACTOR, (uow) =>
      uow.audit({
        action: 'update',
        entityType: 'project',
        entityId: project.id,
        before: { contractValue: '0.01', city: 'Riyadh' },
        after: { contractValue: '77.77', city: 'Jeddah' },
      })
    )
    const user = await permit(await person('staff'), 'scheduleView')
    const path = `/api/projects/${project.id}/history`
    const fields = async () =>
      (await client.get(path).loginAs(user))
        .body()
        .flatMap(({ changes }: { changes: { field: string }[] }) => changes.map((c) => c.field))
    const hidden = await fields()
    assert.include(hidden, 'city')
    assert.notInclude(hidden, 'contractValue')
    await permit(user, 'productionView')
    assert.include(await fields(), 'contractValue')

    const { id } = await createdBy(client, 'engineer')
    await permit(user, 'adminView')
    const response = await client.get(`/api/quotations/${id}/history`).loginAs(user)
    response.assertStatus(200)
    for (const field of ['margin', 'unitCosts', 'markups'])
      assert.notInclude(response.text(), `"field":"${field}"`)
  })

  test('no choice confirms what it does not show', async ({ client, assert }) => {
    const mobile = '+966 55 987 1234'
    const vendor = await aVendor({ name: 'Quiet Quarry', mobile, email: 'quiet@quarry.example' })
    const known = await call(client, 'bdm', 'post', '/api/clients', {
      body: { name: 'Quiet Client', mobile: '+966559871234', email: 'quiet@client.example' },
    })
    const ids = async (by: string, path: string, q: string) =>
      (await call(client, by, 'get', `${path}?q=${encodeURIComponent(q)}`))
        .body()
        .map(({ id }: { id: number }) => id)
    const choices = [
      ['storekeeper', '/api/vendors/lookup', vendor.id],
      ['engineer', '/api/clients/lookup', known.body().id],
    ] as const
    for (const [by, path, id] of choices) {
      assert.include(await ids(by, path, 'quiet'), id, path)
      for (const q of ['987', '9871234', 'quiet 966559871234', '+966559871234', 'example', '55'])
        assert.notInclude(await ids(by, path, q), id, `${path} ${q}`)
    }
  })
})
