import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { abilityOf, domainOf } from '#core/http/secure'
import { holds, type Ability } from '#identity/access/access'
import { PERMISSIONS } from '#identity/access/permissions'
import { accessSettings } from '#identity/shared/access_settings'
import type User from '#identity/shared/user'
import { forgetCopies, setSection } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'

/** Domains that no section closes: without them no one could sign in, look around or open up again. */
const ALWAYS_OPEN = ['engines', 'core', 'identity', 'notifications', 'administration']

interface ListedRoute {
  pattern: string
  methods: string[]
  handler: unknown
  middleware: { all(): Set<unknown> }
}

/** Routes that tests have made for themselves belong to no domain. */
const OF_TESTS = /^\/api\/test-/

const routes = () =>
  (Object.values(router.toJSON()).flat() as unknown as ListedRoute[]).filter(
    ({ pattern }) => !OF_TESTS.test(pattern)
  )
const addressOf = ({ pattern }: ListedRoute) =>
  pattern
    .replace(':number', 'Q-1900-0001')
    .replace(/:(name|key|code)\b/g, 'none')
    .replace(/:\w+/g, '999999999')

/** Someone with every permission who is no administrator. */
async function everyPermission() {
  const user = await person('staff')
  const granted = PERMISSIONS.filter((name) => name !== 'admin')
  await user
    .merge({
      role: 'procurement_manager',
      permissions: Object.fromEntries(granted.map((name) => [name, true])),
    })
    .save()
  return user
}

const mayCall = (user: User, route: ListedRoute) => {
  const ability = abilityOf(route)!
  return ability === 'public' || holds(user, ability as Ability, accessSettings)
}

test.group('Routes of a closed section', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every domain is a section or is meant to stay open', async ({ assert }) => {
    const sections = (await db.from('sections').select('key')).map(({ key }) => key)
    const folders = readdirSync(app.makePath('app'))
    const known = [...sections, ...ALWAYS_OPEN]
    for (const folder of folders) assert.include(known, folder)
    for (const route of routes()) assert.include(known, domainOf(route) ?? 'none', route.pattern)
  })

  test('every route of every department is closed with it, and no other', async ({
    client,
    assert,
  }) => {
    const user = await everyPermission()
    const sections: string[] = (await db.from('sections').select('key')).map(({ key }) => key)
    let closed = 0
    for (const key of sections) {
      await setSection(key, { maintenance_mode: true })
      for (const route of routes()) {
        if (route.pattern === '/api/live' || !mayCall(user, route)) continue
        for (const method of route.methods.filter((name) => name !== 'HEAD')) {
          if (domainOf(route) !== key) continue
          const response = await client
            .request(addressOf(route), method)
            .loginAs(user)
            .withCsrfToken()
          assert.equal(response.status(), 503, `${key}: ${method} ${route.pattern}`)
          assert.equal(response.body().code, 'SECTION_MAINTENANCE')
          closed++
        }
      }
      const lists = await client.get('/api/lists').loginAs(user)
      lists.assertStatus(200)
      await setSection(key, { maintenance_mode: false })
    }
    assert.isAbove(closed, 50)
  }).timeout(120_000)

  test('what a closed section owns stays open to administrators', async ({ client, assert }) => {
    const admin = await person('admin')
    for (const key of ['commercial', 'procurement']) await setSection(key, { enabled: false })
    for (const path of ['/api/clients', '/api/vendors', '/api/purchase-orders']) {
      const response = await client.get(path).loginAs(admin)
      assert.equal(response.status(), 200, path)
    }
  })
})
