import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { loadSettings } from '#core/settings/settings'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
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

/** What a person was notified of changes of accounts. */
async function notifiedOf(userId: number): Promise<string[]> {
  await dispatchWaiting()
  const rows = await db
    .from('notifications')
    .where('user_id', userId)
    .where('type', 'like', 'account_change%')
    .orderBy('id')
  return rows.map(({ type }) => type)
}

test.group('What no administrator gives alone', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())

  test('is held where someone joins a set that has it', async ({ client, assert }) => {
    const { id } = await person('staff')
    for (const permission of ['quotation_approver', 'procurement', 'admin']) {
      const set = await setOf(client, `Has ${permission}`, [permission])
      const { changes } = await planned(client, { userIds: [id], addSets: [set.id] })
      assert.isTrue(changes[0].held)
      const answer = await apply(client, { userIds: [id], addSets: [set.id] })
      assert.isTrue(answer.changes[0].held)
    }
    assert.deepEqual(await permissionsOf('staff'), [])
    assert.isEmpty(await db.from('permission_set_members').where('user_id', id))
    // only the last one is confirmed, and the rest is as it was looked at no longer
    await confirmLast(client, 'general.manager')
    assert.deepEqual(await permissionsOf('staff'), ['admin'])
  })

  test('is held where a set with members gets it, or is activated', async ({ client, assert }) => {
    const { id } = await person('staff')
    const set = await setOf(client, 'Plain', ['scheduleView'])
    await apply(client, { userIds: [id], addSets: [set.id] })
    const change = (body: object, version: number) =>
      send(client, 'patch', `${AT}/${set.id}`, { body, version })
    const strong = { permissions: ['scheduleView', 'quotation_approver'] }
    ;(await change(strong, 1)).assertStatus(202)
    ;(await change({ active: false }, 1)).assertStatus(200)
    // off, it may have anything: on again, someone confirms it
    ;(await change(strong, 2)).assertStatus(200)
    assert.deepEqual(await permissionsOf('staff'), [])
    ;(await change({ active: true }, 3)).assertStatus(202)
    assert.deepEqual(await permissionsOf('staff'), [])
    await confirmLast(client, 'general.manager')
    assert.deepEqual(await permissionsOf('staff'), ['scheduleView', 'quotation_approver'])
  })

  test('is notified to each member, when it is requested and when it is decided', async ({
    client,
    assert,
  }) => {
    const { id } = await person('staff')
    const set = await setOf(client, 'Plain', ['scheduleView'])
    await apply(client, { userIds: [id], addSets: [set.id] })
    const body = { permissions: ['scheduleView', 'quotation_approver'] }
    ;(await send(client, 'patch', `${AT}/${set.id}`, { body, version: 1 })).assertStatus(202)
    assert.deepEqual(await notifiedOf(id), ['account_change_pending'])
    await confirmLast(client, 'general.manager')
    assert.deepEqual(await notifiedOf(id), ['account_change_pending', 'account_change_confirmed'])
    assert.isEmpty(await notifiedOf((await person('planner')).id))
  })

  test('is held where a denial is lifted', async ({ client, assert }) => {
    const { id } = await person('staff')
    const set = await setOf(client, 'Approvers', ['quotation_approver', 'engineeringView'])
    await apply(client, { userIds: [id], deny: ['quotation_approver'] })
    const joined = await apply(client, { userIds: [id], addSets: [set.id] })
    assert.isFalse(joined.changes[0].held)
    assert.deepEqual(await permissionsOf('staff'), ['engineeringView'])
    const lifted = await apply(client, { userIds: [id], clear: ['quotation_approver'] })
    assert.isTrue(lifted.changes[0].held)
    const { version } = await person('staff')
    const direct = await send(client, 'patch', `/api/users/${id}`, {
      ...{ body: { deniedPermissions: [] }, version },
    })
    direct.assertStatus(202)
    assert.deepEqual(await permissionsOf('staff'), ['engineeringView'])
  })

  test('is held where it is copied from someone who has it', async ({ client, assert }) => {
    const [source, target] = [await person('auditor'), await person('staff')]
    const set = await setOf(client, 'Approvers', ['quotation_approver'])
    await apply(client, { userIds: [source.id], addSets: [set.id] })
    await confirmLast(client, 'general.manager')
    await apply(client, { userIds: [source.id], deny: ['scheduleView'] })
    const copied = await apply(client, { userIds: [target.id], copyFrom: source.id })
    assert.isTrue(copied.changes[0].held)
    assert.deepEqual(await permissionsOf('staff'), [])
    await confirmLast(client, 'general.manager')
    const [from, to] = [await person('auditor'), await person('staff')]
    assert.deepEqual(to.permissions, from.permissions)
    assert.deepEqual(to.deniedPermissions, ['scheduleView'])
    assert.equal(to.role, 'staff')
  })

  test('is given to no one of many alone, while the rest gets theirs', async ({
    client,
    assert,
  }) => {
    const staff = await person('staff')
    const buyer = await person('buyer')
    const set = await setOf(client, 'Buyers', ['procurement'])
    const userIds = [staff.id, buyer.id]
    const { changes } = await apply(client, { userIds, addSets: [set.id] })
    assert.deepEqual(
      changes.map(({ user, held }: { user: { id: number }; held: boolean }) => [user.id, held]),
      // whoever decides on orders by their role gains nothing
      [
        [buyer.id, false],
        [staff.id, true],
      ]
    )
    const members = await db.from('permission_set_members').where('permission_set_id', set.id)
    assert.deepEqual(
      members.map(({ user_id: id }) => Number(id)),
      [buyer.id]
    )
  })

  test('is confirmed by no one who gets it, unless they own the firm', async ({
    client,
    assert,
  }) => {
    const second = await person('auditor')
    await second.merge({ role: 'admin' }).save()
    const set = await setOf(client, 'Plain', ['scheduleView'])
    await apply(client, { userIds: [second.id], addSets: [set.id] })
    const body = { permissions: ['quotation_approver'] }
    const held = await send(client, 'patch', `${AT}/${set.id}`, { body, version: 1 })
    held.assertStatus(202)
    await confirmLast(client, 'auditor', {}, 403)
    await confirmLast(client, 'admin', {}, 403)
    await confirmLast(client, 'general.manager')
    assert.deepEqual(await permissionsOf('auditor'), ['adminView', 'quotation_approver'])
  })

  test('an administrator gives themself nothing through a set', async ({ client, assert }) => {
    const second = await person('auditor')
    await second.merge({ role: 'admin', permissions: {} }).save()
    const set = await setOf(client, 'Approvers', ['quotation_approver'], 'auditor')
    const own = await apply(client, { userIds: [second.id], addSets: [set.id] }, 'auditor')
    assert.isTrue(own.changes[0].held)
    await confirmLast(client, 'auditor', {}, 403)
    assert.deepEqual(await permissionsOf('auditor'), [])
  })

  test('is not confirmed where more would come of it than was shown', async ({
    client,
    assert,
  }) => {
    const staff = await person('staff')
    const set = await setOf(client, 'Approvers', ['quotation_approver'])
    await apply(client, { userIds: [staff.id], addSets: [set.id] })
    const body = { permissions: ['quotation_approver', 'admin'] }
    // without members the set takes anything
    ;(await send(client, 'patch', `${AT}/${set.id}`, { body, version: 1 })).assertStatus(200)
    await confirmLast(client, 'general.manager', {}, 409)
    assert.deepEqual(await permissionsOf('staff'), [])
    // nor for people who joined meanwhile
    const plain = await setOf(client, 'Plain', ['scheduleView'])
    await apply(client, { userIds: [staff.id], addSets: [plain.id] })
    const more = { body: { permissions: ['procurement'] }, version: 1 }
    ;(await send(client, 'patch', `${AT}/${plain.id}`, more)).assertStatus(202)
    const held = await lastHeld(client)
    const foreman = await person('foreman')
    await apply(client, { userIds: [foreman.id], addSets: [plain.id] })
    const path = `/api/held-changes/${held.id}/confirm`
    const late = await send(client, 'post', path, { as: 'general.manager', body: {} })
    late.assertStatus(409)
    assert.deepEqual(await permissionsOf('foreman'), ['scheduleView'])
  })

  test('a request from before there were sets is not confirmed', async ({ client, assert }) => {
    const { id, version } = await person('staff')
    const body = { permissions: { quotation_approver: true } }
    ;(await send(client, 'patch', `/api/users/${id}`, { body, version })).assertStatus(202)
    const held = await lastHeld(client)
    const old = { before: { role: 'staff', permissions: {} }, after: { role: 'staff', ...body } }
    await db
      .from('held_changes')
      .where('id', held.id)
      .update({ payload: JSON.stringify(old) })
    await confirmLast(client, 'general.manager', {}, 409)
    assert.deepEqual(await permissionsOf('staff'), [])
  })
})
