import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedPermissionSets } from '#database/seeders/demo/administration/permission_sets'
import { seedIdentityProviders } from '#database/seeders/demo/administration/identity_providers'
import { seedServiceAccounts } from '#database/seeders/demo/administration/service_accounts'
import { seedWebhooks } from '#database/seeders/demo/administration/webhooks'
import { seedDemoRecords } from '#database/seeders/demo/index'
import { call } from '../procurement/support.js'

/** Of one resource so many records are tried. */
const TRIED = 40
/** Their change is a step of its own, such as the stage of an opportunity or the budget of a project. */
const STEPS = new Set(['/api/pipeline', '/api/procurement-projects', '/api/project-profitability'])
/** All there is of them in the demo company is final or in force, or is listed below its project. */
const FINAL = [
  ...['/api/contracts', '/api/exchange-rates', '/api/project-milestones', '/api/settlements'],
]

/** Resources whose records are read and changed at the same address. */
function resources(): string[] {
  const routes = Object.values(router.toJSON()).flat()
  const at = (method: string) =>
    routes.filter(({ methods }) => methods.includes(method)).map(({ pattern }) => pattern)
  const read = new Set(at('GET'))
  return at('PATCH')
    .filter((pattern) => /^\/api\/[a-z-]+\/:id$/.test(pattern) && read.has(pattern))
    .map((pattern) => pattern.slice(0, -'/:id'.length))
    .filter((resource) => !STEPS.has(resource))
}

/** Sends a record back as it is shown, with what else is given. */
async function sentBack(client: ApiClient, path: string, more: object = {}) {
  const shown = await call(client, 'admin', 'get', path)
  const body = { ...shown.body(), ...more }
  return call(client, 'admin', 'patch', path, { body, seen: body.version })
}

test.group('A record sent back whole', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    await seedWebhooks()
    await seedIdentityProviders()
    await seedServiceAccounts()
    await seedPermissionSets()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('is taken by every resource, with what only the portal sets', async ({ client, assert }) => {
    const unchanged: string[] = []
    for (const resource of resources()) {
      const list = await call(client, 'admin', 'get', `${resource}?_start=0&_end=${TRIED}`)
      const statuses: number[] = []
      for (const { id } of list.status() === 200 ? list.body() : []) {
        const answer = await sentBack(client, `${resource}/${id}`)
        statuses.push(answer.status())
        if (answer.status() === 200) break
        // of a state that allows no change at all, by a person who may not, or no longer possible
        const problems = Object.values<string[]>(answer.body().errors ?? {}).flat()
        const shown = `${resource}/${id}: ${JSON.stringify(answer.body())}`
        assert.include([403, 409, 422], answer.status(), shown)
        for (const problem of problems)
          assert.notMatch(problem, /^(Unknown field|Set by the portal)/, shown)
      }
      if (!statuses.includes(200)) unchanged.push(resource)
    }
    assert.deepEqual(unchanged.toSorted(), FINAL)
  }).timeout(120_000)

  test('is refused by name where it states what only the portal sets', async ({
    client,
    assert,
  }) => {
    const [{ id, ownerName }] = (await call(client, 'admin', 'get', '/api/clients?_end=1')).body()
    const other = await sentBack(client, `/api/clients/${id}`, {
      ...{ name: 'Other', ownerName: `${ownerName}!`, createdAt: '2020-01-01T00:00:00.000Z' },
      colour: 'red',
    })
    other.assertStatus(422)
    assert.deepEqual(other.body().errors, {
      ownerName: ["Set by the portal. It can't be changed here."],
      createdAt: ["Set by the portal. It can't be changed here."],
      colour: ['Unknown field.'],
    })
    const stored = await db.from('clients').where('id', id).firstOrFail()
    assert.notEqual(stored.name, 'Other')
    assert.equal(stored.version, 1)
    // a later reading is another matter than a wrong value: the version refuses it
    const shown = (await call(client, 'admin', 'get', `/api/clients/${id}`)).body()
    ;(await sentBack(client, `/api/clients/${id}`, { notes: 'Met' })).assertStatus(200)
    const late = await call(client, 'admin', 'patch', `/api/clients/${id}`, {
      ...{ body: { ...shown, notes: 'Late' }, seen: shown.version },
    })
    late.assertStatus(412)
  })

  test('has its rows compared by their id', async ({ client, assert }) => {
    const [{ id }] = (
      await call(client, 'admin', 'get', '/api/purchase-orders?status=draft&_end=1')
    ).body()
    const path = `/api/purchase-orders/${id}`
    const { lines } = (await call(client, 'admin', 'get', path)).body()
    assert.isAbove(lines.length, 1)
    ;(await sentBack(client, path, { lines: lines.toReversed() })).assertStatus(200)
    const stored = (await call(client, 'admin', 'get', path)).body()
    const [first, ...others] = stored.lines
    const refused = await sentBack(client, path, {
      lines: [...others, { ...first, total: '1.00' }],
    })
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), [`lines.${others.length}.total`])
  })
})
