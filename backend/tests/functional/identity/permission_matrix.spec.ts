import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { loadSettings } from '#core/settings/settings'
import { person } from '#tests/helpers/users'
import { apply, permissionsOf, send, setOf } from './permission_set_support.js'

test.group('Grants, denials and reasons', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())

  test('a denial beats a set, not a role, and a grant lifts it', async ({ client, assert }) => {
    const { id } = await person('staff')
    const set = await setOf(client, 'Stores', ['inventoryView'])
    await apply(client, { userIds: [id], addSets: [set.id], deny: ['inventoryView'] })
    assert.deepEqual(await permissionsOf('staff'), [])
    const { version } = await person('staff')
    const both = await send(client, 'patch', `/api/users/${id}`, {
      version,
      body: { permissions: { scheduleView: true }, deniedPermissions: ['scheduleView'] },
    })
    both.assertStatus(422)
    assert.property(both.body().errors, 'deniedPermissions')
    const granted = await send(client, 'patch', `/api/users/${id}`, {
      ...{ body: { permissions: { inventoryView: true } }, version },
    })
    granted.assertStatus(200)
    assert.deepEqual(granted.body().deniedPermissions, [])
    const buyer = await person('buyer')
    await apply(client, { userIds: [buyer.id], deny: ['procurement', 'inventoryView'] })
    const stock = await client.get('/api/stock-levels').loginAs(await person('buyer'))
    stock.assertStatus(200)
  })

  test('who may open a page is answered with the set or the denial', async ({ client, assert }) => {
    const { id } = await person('staff')
    const set = await setOf(client, 'Estimators', ['engineeringView'])
    const access = async () => {
      const path = `/api/users/${id}/page-access?path=/engineering`
      return (await send(client, 'get', path)).body().decision
    }
    await apply(client, { userIds: [id], addSets: [set.id] })
    const named = { id: set.id, name: 'Estimators', nameAr: null }
    assert.containsSubset(await access(), {
      ...{ allowed: true, grantedBy: 'engineeringView', denied: null },
      source: { permission: 'engineeringView', own: false, sets: [named] },
    })
    await apply(client, { userIds: [id], deny: ['engineeringView'] })
    assert.containsSubset(await access(), {
      ...{ allowed: false, grantedBy: null, source: null },
      denied: { permission: 'engineeringView', sets: [named] },
    })
    const effective = (await send(client, 'get', `/api/users/${id}/effective-access`)).body()
    assert.containsSubset(
      effective.abilities.find(
        ({ ability }: { ability: string }) => ability === 'quotations.manage'
      ),
      { allowed: false, denied: { permission: 'engineeringView' } }
    )
  })

  test('two users are compared with the reasons', async ({ client, assert }) => {
    const [staff, engineer] = [await person('staff'), await person('engineer')]
    const path = `/api/users/${staff.id}/comparison?with=${engineer.id}`
    ;(await client.get(path)).assertStatus(401)
    ;(await send(client, 'get', path, { as: 'staff' })).assertStatus(403)
    ;(await send(client, 'get', `/api/users/${staff.id}/comparison?with=99999`)).assertStatus(404)
    ;(await send(client, 'get', `/api/users/${staff.id}/comparison`)).assertStatus(422)
    const { abilities, pages } = (await send(client, 'get', path)).body()
    const found = abilities.find(
      ({ ability }: { ability: string }) => ability === 'quotations.view'
    )
    assert.equal(found.holder, engineer.id)
    assert.containsSubset(found.decisions, [
      { userId: staff.id, allowed: false },
      { userId: engineer.id, source: { permission: 'engineeringView', own: true } },
    ])
    assert.isNotEmpty(pages)
    const same = await send(client, 'get', `/api/users/${staff.id}/comparison?with=${staff.id}`)
    assert.isEmpty(same.body().abilities)
  })

  test('the matrix says where each permission comes from', async ({ client, assert }) => {
    const set = await setOf(client, 'Stores', ['inventoryView', 'scheduleView'])
    const { id } = await person('staff')
    await apply(client, { userIds: [id], addSets: [set.id], deny: ['scheduleView'] })
    const list = async (query: string) =>
      (await send(client, 'get', `/api/permission-matrix?${query}`)).body()
    const [row] = await list(`permissionSetId=${set.id}`)
    assert.containsSubset(row, {
      ...{ id, effective: ['inventoryView'], own: [], denied: ['scheduleView'], setIds: [set.id] },
      byRole: [],
    })
    const [buyer] = await list('username=buyer')
    assert.include(buyer.byRole, 'procurement')
    const [admin] = await list('username=admin')
    assert.include(admin.byRole, 'admin')
    assert.include(admin.byRole, 'scheduleView')
    for (const body of [
      { userIds: [] },
      { userIds: [99_999] },
      { userIds: [id], addSets: [99_999] },
      { userIds: [id], grant: ['scheduleView'], deny: ['scheduleView'] },
      { userIds: [id], addSets: [set.id], removeSets: [set.id] },
      { userIds: [id], grant: ['nothing'] },
    ]) {
      const refused = await send(client, 'post', '/api/permission-matrix/preview', { body })
      refused.assertStatus(422)
    }
  })
})
