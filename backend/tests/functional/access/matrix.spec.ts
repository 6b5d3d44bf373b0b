import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { abilityOf } from '#core/http/secure'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { ABILITIES, holds, type Ability } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import { absentPath } from '#tests/helpers/absent_path'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { inTurn } from '../../../scripts/turns.mjs'

interface ListedRoute {
  pattern: string
  methods: string[]
  middleware: { all(): Set<unknown> }
}

const apiRoutes = () =>
  (Object.values(router.toJSON()).flat() as unknown as ListedRoute[]).filter(({ pattern }) =>
    pattern.startsWith('/api')
  )

const methodsOf = ({ methods }: ListedRoute) => methods.filter((method) => method !== 'HEAD')

test.group('Access matrix', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every API route declares an ability of the access table', ({ assert }) => {
    for (const route of apiRoutes()) {
      const ability = abilityOf(route)
      assert.isTrue(
        ability === 'public' || Object.hasOwn(ABILITIES, ability ?? ''),
        `${route.pattern}: ${ability}`
      )
    }
  })

  test('every ability of the table is used by a route, a page or a rule', async ({ assert }) => {
    const { PAGE_RULES } = await import('#identity/access/pages')
    const used = new Set([
      ...apiRoutes().map(abilityOf),
      ...PAGE_RULES.map(({ ability }) => ability),
    ])
    // requested inside of a route: fields, tiers and scopes within it
    const inside = [
      'vendors.bank',
      'quotations.margin',
      'purchase-orders.view-all',
      'purchase-orders.approve-medium',
      'purchase-orders.approve-large',
      'quotations.prices',
      'projects.prices',
      'purchase-orders.open',
      'approvals.top',
      'settings.view',
      'settings.manage',
      'sessions.manage',
      'shares.manage',
      'guarantees.follow',
      'cheques.follow',
      'project-guarantees.follow',
      'delays.view-all',
      'delays.decide-any',
      'employees.private',
      'leave-requests.approve',
      'overtime-requests.approve',
      'attendance-corrections.approve',
    ]
    const unused = Object.keys(ABILITIES).filter(
      (ability) => !used.has(ability) && !inside.includes(ability)
    )
    assert.deepEqual(unused, [])
  })

  test('guests reach nothing but what is public', async ({ client, assert }) => {
    for (const route of apiRoutes()) {
      for (const method of methodsOf(route)) {
        if (abilityOf(route) === 'public') continue
        const response = await client.request(absentPath(route), method).withCsrfToken()
        tried('functions')
        assert.equal(response.status(), 401, `${method} ${route.pattern}`)
        assert.equal(response.body().code, 'SIGNED_OUT')
      }
    }
  }).timeout(120_000)

  for (const [index, { username, disabled }] of DEMO_USERS.entries()) {
    test(`${username} reaches exactly what the table says`, async ({ client, assert }) => {
      const user = await person(username)
      for (const route of inTurn(apiRoutes(), 4, index)) {
        const ability = abilityOf(route)!
        if (ability === 'public' || route.pattern === '/api/live') continue
        const allowed = holds(user, ability as Ability, accessSettings)
        for (const method of methodsOf(route)) {
          const response = await client
            .request(absentPath(route), method)
            .loginAs(user)
            .withCsrfToken()
          const name = `${method} ${route.pattern} (${ability})`
          tried('functions')
          if (disabled) assert.equal(response.status(), 401, name)
          else if (!allowed) assert.equal(response.status(), 403, name)
          else assert.notInclude([401, 500, 302], response.status(), name)
          if (!disabled && allowed && response.status() === 403) {
            assert.notEqual(response.body().code, 'FORBIDDEN', name)
          }
        }
      }
    }).timeout(120_000)
  }
})
