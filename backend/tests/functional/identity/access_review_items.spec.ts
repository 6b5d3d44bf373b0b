import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import AccessReview from '#identity/shared/access_review'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { anEmployee } from '../people/support.js'
import {
  complete,
  confirmRest,
  decide,
  ITEMS,
  itemOf,
  itemsOf,
  openReview,
} from './access_review_support.js'
import { apply, setOf } from './permission_set_support.js'

test.group('Accounts of access reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('no one decides on their own account, and an owner on those of administrators', async ({
    client,
    assert,
  }) => {
    const second = await person('staff')
    await second.merge({ role: 'admin' }).save()
    const third = await person('foreman')
    await third.merge({ role: 'admin' }).save()
    const { id } = await openReview(client)
    const own = await itemOf(client, id, 'admin')
    assert.isFalse(own.can.confirm)
    const refused = await decide(client, own, 'confirm')
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'OWN_REVIEW_ROW')
    const body = { removeRole: true, reason: 'Not needed' }
    const other = await decide(client, await itemOf(client, id, 'foreman'), 'change', {
      as: 'staff',
      body,
    })
    other.assertStatus(403)
    assert.equal(other.body().code, 'REVIEW_ROW_OF_OWNER')
    ;(await decide(client, await itemOf(client, id, 'foreman'), 'change', { body })).assertStatus(
      200
    )
    assert.equal((await person('foreman')).role, 'staff')
    // without another owner an administrator looks at the owner's account
    await (
      await person('general.manager')
    )
      .merge({ disabledAt: (await person('disabled.user')).disabledAt })
      .save()
    ;(await decide(client, own, 'confirm', { as: 'staff' })).assertStatus(200)
  })

  test('what has changed since is looked at again before it is confirmed', async ({
    client,
    assert,
  }) => {
    const { id } = await openReview(client)
    const before = await itemOf(client, id, 'staff')
    await apply(client, { userIds: [before.user.id], grant: ['scheduleView'] })
    const outdated = await itemOf(client, id, 'staff')
    assert.deepInclude(outdated.changedSince, { permissionsGained: ['scheduleView'] })
    assert.deepEqual(outdated.can, { confirm: false, change: false, lookAgain: true })
    const refused = await decide(client, before, 'confirm')
    refused.assertStatus(412)
    assert.equal(refused.body().code, 'REVIEW_ROW_OUTDATED')
    const many = { body: { items: [{ id: before.id, version: before.version }] } }
    ;(await call(client, 'admin', 'post', `${ITEMS}/confirm`, many)).assertStatus(412)
    const again = await decide(client, outdated, 'reopen')
    again.assertStatus(200)
    assert.deepEqual(again.body().holds.permissions, ['scheduleView'])
    assert.isNull(again.body().changedSince)
    ;(await decide(client, before, 'confirm')).assertStatus(412)
    ;(await decide(client, again.body(), 'confirm')).assertStatus(200)
    // after the decision as well: the review isn't completed on what no longer holds
    await apply(client, { userIds: [before.user.id], grant: ['engineeringView'] })
    await confirmRest(client, id)
    const early = await complete(client, id)
    early.assertStatus(409)
    assert.equal(early.body().code, 'REVIEW_OUTDATED')
    assert.equal((await AccessReview.findOrFail(id)).state, 'open')
  })

  test('a change takes away what it names, once, with the reason in the log', async ({
    client,
    assert,
  }) => {
    const set = await setOf(client, 'Estimating', ['engineeringView', 'scheduleView'])
    const { id: userId } = await person('staff')
    await apply(client, { userIds: [userId], addSets: [set.id], grant: ['fileManagerView'] })
    const { id } = await openReview(client)
    const row = await itemOf(client, id, 'staff')
    const refused = [
      { removeSets: [set.id + 1000], reason: 'Not needed' },
      { removeGrants: ['adminView'], reason: 'Not needed' },
      { removeRole: true, reason: 'Not needed' },
      { reason: 'Nothing named' },
      { removeSets: [set.id] },
      { removeSets: [set.id], reason: 'No' },
    ]
    for (const body of refused) (await decide(client, row, 'change', { body })).assertStatus(422)
    const body = {
      removeSets: [set.id],
      removeGrants: ['fileManagerView'],
      reason: 'Moved to site',
    }
    const changed = await decide(client, row, 'change', { body })
    changed.assertStatus(200)
    assert.equal(changed.body().state, 'changed')
    assert.deepEqual((await person('staff')).permissions, {})
    ;(await decide(client, row, 'change', { body })).assertStatus(412)
    const again = await decide(client, changed.body(), 'change', { body })
    again.assertStatus(409)
    const logged = await db
      .from('audit_logs')
      .where({ entity_type: 'access_review_item', action: 'change' })
    assert.lengthOf(logged, 1)
    assert.include(JSON.stringify(logged), 'Moved to site')
    assert.lengthOf(await db.from('held_changes'), 0)
  })

  test('a disabled account is signed out and ends; the last administrator stays', async ({
    client,
    assert,
  }) => {
    const { id } = await openReview(client)
    const body = { disable: true, reason: 'Left in March' }
    const row = await itemOf(client, id, 'staff')
    ;(await decide(client, row, 'change', { body })).assertStatus(200)
    assert.isTrue((await person('staff')).isDisabled)
    await db.from('users').whereNot('username', 'admin').update({ role: 'staff' })
    const last = await itemOf(client, id, 'admin', 'general.manager')
    const refused = await decide(client, last, 'change', { as: 'general.manager', body })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'LAST_ADMIN')
    assert.equal((await itemOf(client, id, 'admin')).state, 'pending')
  })

  test('plain accounts are confirmed together, others one by one', async ({ client, assert }) => {
    const { id } = await openReview(client)
    const items = await itemsOf(client, id)
    const shown = ({ id: itemId, version }: (typeof items)[number]) => ({ id: itemId, version })
    const guarded = items.find((one) => one.guarded && one.user.username !== 'admin')!
    const plain = items.filter((one) => !one.guarded)
    const mixed = { body: { items: [...plain, guarded].map(shown) } }
    const refused = await call(client, 'admin', 'post', `${ITEMS}/confirm`, mixed)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'REVIEW_ROW_GUARDED')
    assert.isTrue((await itemsOf(client, id)).every(({ state }) => state === 'pending'))
    const confirmed = await call(client, 'admin', 'post', `${ITEMS}/confirm`, {
      body: { items: plain.map(shown) },
    })
    confirmed.assertStatus(200)
    assert.isTrue(confirmed.body().every((one: any) => one.state === 'kept'))
    const empty = await call(client, 'admin', 'post', `${ITEMS}/confirm`, { body: { items: [] } })
    empty.assertStatus(422)
    const early = await complete(client, id)
    early.assertStatus(409)
    assert.equal(early.body().code, 'REVIEW_PENDING')
  })

  test('who never signed in, or not for long, is found', async ({ client, assert }) => {
    const long = new Date(Date.now() - 100 * 86_400_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
    await db.from('users').where('username', 'bdm').update({ last_login_at: long })
    await db.from('users').where('username', 'buyer').update({ last_login_at: null })
    const { id } = await openReview(client)
    const idle = await itemsOf(client, id, '&idleDays_gte=91')
    assert.deepEqual(
      idle.map(({ user }) => user.username),
      ['bdm']
    )
    const never = await itemsOf(client, id, '&idleDays_empty=true')
    assert.include(
      never.map(({ user }) => user.username),
      'buyer'
    )
    assert.notInclude(
      never.map(({ user }) => user.username),
      'bdm'
    )
    const strict = await itemsOf(client, id, '&guarded=true')
    assert.isTrue(strict.length > 0 && strict.every(({ guarded }) => guarded))
  })

  test('who works here no longer is found', async ({ client, assert }) => {
    const bdm = await person('bdm')
    const { id: employeeId } = await anEmployee(client)
    await db.from('employees').where('id', employeeId).update({ user_id: bdm.id })
    const userId = bdm.id
    await db.from('employees').where('user_id', userId).update({ employed: false })
    const { id } = await openReview(client)
    const left = await itemsOf(client, id, '&employment=left')
    assert.deepEqual(
      left.map(({ user }) => user.id),
      [Number(userId)]
    )
    const none = await itemsOf(client, id, '&employment=none')
    assert.isFalse(none.some(({ user }) => user.id === Number(userId)))
  })
})
