import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { loadSettings } from '#core/settings/settings'
import { checkPermissions } from '#database/integrity/permissions'
import { checkRecorded } from '#database/integrity/recorded'
import { textOf } from '#tests/helpers/integrity'
import { person } from '#tests/helpers/users'
import {
  apply,
  confirmLast,
  lastHeld,
  permissionsOf,
  planned,
  send,
  setOf,
} from './permission_set_support.js'

const AT = '/api/permission-sets'

test.group('Permission sets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())

  test('are kept by administrators alone', async ({ client }) => {
    const set = await setOf(client, 'Estimators', ['engineeringView'])
    const one = `${AT}/${set.id}`
    const body = { name: 'Mine', permissions: ['scheduleView'] }
    const calls = [
      ['get', AT, undefined],
      ['get', one, undefined],
      ['get', `${one}/history`, undefined],
      ['post', AT, body],
      ['patch', one, body],
      ['delete', one, {}],
      ['get', '/api/permission-matrix', undefined],
      ['post', '/api/permission-matrix/preview', { userIds: [1] }],
      ['post', '/api/permission-matrix/apply', { userIds: [1], preview: 'x'.repeat(64) }],
    ] as const
    for (const [method, path, sent] of calls) {
      const guest = client[method](path).withCsrfToken()
      ;(await (sent ? guest.json(sent) : guest)).assertStatus(401)
      for (const as of ['staff', 'buyer', 'hr.manager', 'chief.engineer'])
        (await send(client, method, path, { as, body: sent, version: 1 })).assertStatus(403)
    }
  })

  test('give their members what is in them, and take it away again', async ({ client, assert }) => {
    const set = await setOf(client, 'Estimators', ['engineeringView', 'scheduleView'])
    assert.containsSubset(set, { userCount: 0, active: true, can: { update: true, delete: true } })
    const user = await person('staff')
    const reach = async () =>
      (await client.get('/api/quotations').loginAs(await person('staff'))).status()
    assert.equal(await reach(), 403)
    const answer = await apply(client, { userIds: [user.id], addSets: [set.id] })
    assert.containsSubset(answer.changes, [
      { user: { id: user.id }, held: false, gained: ['engineeringView', 'scheduleView'] },
    ])
    assert.deepEqual(await permissionsOf('staff'), ['engineeringView', 'scheduleView'])
    assert.equal(await reach(), 200)
    const shown = (await send(client, 'get', `/api/users/${user.id}`)).body()
    assert.containsSubset(shown, {
      ...{ permissions: {}, deniedPermissions: [], permissionSets: [{ id: set.id }] },
      effectivePermissions: ['engineeringView', 'scheduleView'],
    })
    // fewer permissions in the set, then none at all
    const changed = await send(client, 'patch', `${AT}/${set.id}`, {
      ...{ body: { permissions: ['scheduleView'] }, version: set.version },
    })
    changed.assertStatus(200)
    assert.deepEqual(await permissionsOf('staff'), ['scheduleView'])
    assert.equal(await reach(), 403)
    const off = await send(client, 'patch', `${AT}/${set.id}`, {
      ...{ body: { active: false }, version: changed.body().version },
    })
    off.assertStatus(200)
    assert.deepEqual(await permissionsOf('staff'), [])
    assert.deepEqual((await checkPermissions()).problems, [])
    assert.deepEqual((await checkRecorded()).problems, [])
    const logged = await db
      .from('audit_logs')
      .where({ entity_type: 'user', entity_id: String(user.id), action: 'update' })
    assert.lengthOf(logged, 3)
  })

  test('end the sessions of those whose rights they change', async ({ client, assert }) => {
    const set = await setOf(client, 'Stores', ['inventoryView'])
    const member = await person('staff')
    await apply(client, { userIds: [member.id], addSets: [set.id] })
    const session = { user_id: member.id, ip: '::1', created_at: '2026-01-01 00:00:00' }
    await db.table('user_sessions').insert({
      ...{ ...session, token_hash: 'a'.repeat(64), last_seen_at: '2026-01-01 00:00:00' },
      absolute_expires_at: '2099-01-01 00:00:00',
    })
    const open = () =>
      db.from('user_sessions').where('user_id', member.id).whereNull('revoked_at').first()
    const renamed = await send(client, 'patch', `${AT}/${set.id}`, {
      ...{ body: { name: 'Warehouse' }, version: set.version },
    })
    renamed.assertStatus(200)
    assert.exists(await open())
    const widened = await send(client, 'patch', `${AT}/${set.id}`, {
      ...{ body: { permissions: ['inventoryView', 'scheduleView'] }, version: set.version + 1 },
    })
    widened.assertStatus(200)
    assert.notExists(await open())
  })

  test('are deleted without members only, and named once', async ({ client, assert }) => {
    const set = await setOf(client, 'Estimators', ['engineeringView'])
    const twin = await send(client, 'post', AT, {
      body: { name: 'Estimators', permissions: ['scheduleView'] },
    })
    twin.assertStatus(422)
    assert.property(twin.body().errors, 'name')
    for (const permissions of [[], ['nothing'], ['adminView', 'adminView'], undefined])
      (await send(client, 'post', AT, { body: { name: 'Odd', permissions } })).assertStatus(422)
    const { id } = await person('staff')
    await apply(client, { userIds: [id], addSets: [set.id] })
    const path = `${AT}/${set.id}`
    const refused = await send(client, 'delete', path, { version: set.version })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'SET_HAS_MEMBERS' })
    await apply(client, { userIds: [id], removeSets: [set.id] })
    ;(await send(client, 'delete', path, { version: set.version + 1 })).assertStatus(412)
    ;(await send(client, 'delete', path, {})).assertStatus(428)
    ;(await send(client, 'delete', path, { version: set.version })).assertStatus(204)
    ;(await send(client, 'get', path)).assertStatus(404)
  })

  test('a change that was based on an old reading is refused', async ({ client, assert }) => {
    const set = await setOf(client, 'Estimators', ['engineeringView'])
    const path = `${AT}/${set.id}`
    const change = (name: string) =>
      send(client, 'patch', path, { body: { name }, version: set.version })
    ;(await change('First')).assertStatus(200)
    const second = await change('Second')
    second.assertStatus(412)
    assert.equal((await send(client, 'get', path)).body().name, 'First')
    // a preview is a reading too
    const { id } = await person('staff')
    const wish = { userIds: [id], addSets: [set.id] }
    const { preview } = await planned(client, wish)
    await apply(client, { userIds: [id], grant: ['scheduleView'] })
    const late = await send(client, 'post', '/api/permission-matrix/apply', {
      body: { ...wish, preview },
    })
    late.assertStatus(412)
    late.assertBodyContains({ code: 'PREVIEW_OUTDATED' })
    assert.deepEqual(await permissionsOf('staff'), ['scheduleView'])
  })

  test('the last administrator stays one', async ({ client }) => {
    const set = await setOf(client, 'Administrators', ['admin'])
    const { id } = await person('general.manager')
    await apply(client, { userIds: [id], addSets: [set.id] })
    await confirmLast(client, 'general.manager')
    await db.from('users').where('username', 'admin').update({ role: 'staff' })
    const current = (await send(client, 'get', `${AT}/${set.id}`, { as: 'general.manager' })).body()
    const off = await send(client, 'patch', `${AT}/${set.id}`, {
      ...{ as: 'general.manager', body: { active: false }, version: current.version },
    })
    off.assertStatus(409)
    off.assertBodyContains({ code: 'LAST_ADMIN' })
  })

  test('what was tampered with shows', async ({ client, assert }) => {
    const set = await setOf(client, 'Stores', ['inventoryView'])
    const { id } = await person('staff')
    await apply(client, { userIds: [id], addSets: [set.id] })
    assert.deepEqual((await checkPermissions()).problems, [])
    await db
      .from('permission_sets')
      .where('id', set.id)
      .update({ permissions: '["inventoryView","scheduleView"]' })
    assert.include(textOf((await checkPermissions()).problems), 'staff: has inventoryView')
    assert.include(textOf((await checkRecorded()).problems), 'Stores: permissions is')
  })

  test('a held change names who it is about', async ({ client, assert }) => {
    const set = await setOf(client, 'Deciders', ['scheduleView'])
    const { id } = await person('staff')
    await apply(client, { userIds: [id], addSets: [set.id] })
    const held = await send(client, 'patch', `${AT}/${set.id}`, {
      ...{ body: { permissions: ['quotation_approver'] }, version: set.version },
    })
    held.assertStatus(202)
    assert.deepEqual(held.body().permissions, ['scheduleView'])
    const change = await lastHeld(client)
    assert.equal(change.kind, 'permission_set')
    const members = change.changes.find(({ field }: { field: string }) => field === 'members')
    assert.deepEqual(members.after, ['staff'])
    assert.deepEqual(await permissionsOf('staff'), ['scheduleView'])
    await confirmLast(client, 'general.manager')
    assert.deepEqual(await permissionsOf('staff'), ['quotation_approver'])
  })
})
