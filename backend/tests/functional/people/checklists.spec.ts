import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { notifyOverdue } from '#people/checklists/notify_overdue'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aTemplate, checklistsOf, item } from './checklist_support.js'
import { aTeam, inDays } from './leave_support.js'
import { settleEvents } from './leaving_support.js'
import { anEmployee } from './support.js'

const ITEMS = '/api/checklist-items'
const OWNERS = ['hr', 'manager', 'administrators', 'storekeeper', 'person'] as const
const idOf = async (username: string) => (await person(username)).id

const complete = (
  client: Parameters<typeof call>[0],
  as: string,
  one: { id: number; version: number },
  note: string | null = null
) => call(client, as, 'post', `${ITEMS}/${one.id}/complete`, { body: { note }, seen: one.version })

test.group('Checklists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are made with whoever is hired, each item with its owner and its day', async ({
    client,
    assert,
  }) => {
    await aTemplate(client, {
      items: [
        ...OWNERS.map((owner) => item(owner, -2)),
        item('user', 5, { ownerUserId: await idOf('auditor') }),
      ],
    })
    const manager = await anEmployee(client, { userId: await idOf('foreman') })
    const userId = await idOf('staff')
    const joinOn = inDays(10)
    const employee = await anEmployee(client, { userId, managerId: manager.id, joinOn })
    const [checklist] = await checklistsOf(client, employee.id)
    assert.include(checklist, {
      ...{ kind: 'onboarding', status: 'open', anchorOn: joinOn, itemCount: 6, doneCount: 0 },
      nextDueOn: inDays(8),
    })
    assert.deepEqual(
      checklist.items.map((one: any) => [one.owner, one.ownerUserId, one.dueOn]),
      [
        ['hr', null, inDays(8)],
        ['manager', await idOf('foreman'), inDays(8)],
        ['administrators', null, inDays(8)],
        ['storekeeper', null, inDays(8)],
        ['person', userId, inDays(8)],
        ['user', await idOf('auditor'), inDays(15)],
      ]
    )
    await settleEvents()
    const notified = await db.from('notifications').where('type', 'checklist_assigned')
    const told = new Set(notified.map((row) => row.user_id))
    for (const username of ['hr.manager', 'foreman', 'storekeeper', 'staff', 'auditor', 'admin'])
      assert.isTrue(told.has(await idOf(username)), username)
    assert.isFalse(told.has(await idOf('estimator')))
  })

  test('are not made for those who joined long ago, and fall to HR where someone has no account', async ({
    client,
    assert,
  }) => {
    await aTemplate(client, { items: [item('manager'), item('person')] })
    const old = await anEmployee(client, { joinOn: inDays(-31) })
    assert.isEmpty(await checklistsOf(client, old.id))
    const fresh = await anEmployee(client, { joinOn: inDays(-30) })
    const [checklist] = await checklistsOf(client, fresh.id)
    assert.deepEqual(
      checklist.items.map(({ owner }: { owner: string }) => owner),
      ['hr', 'hr']
    )
  })

  test('are made by hand of a template for its day', async ({ client, assert }) => {
    const employee = await anEmployee(client)
    const onboarding = await aTemplate(client)
    const leaving = await aTemplate(client, { kind: 'leaving' })
    const path = `/api/employees/${employee.id}/checklists`
    const make = (as: string, body: Record<string, unknown>) =>
      call(client, as, 'post', path, { body })
    ;(await make('staff', { templateId: onboarding.id })).assertStatus(403)
    const unknown = await make('hr.manager', { templateId: 999_999 })
    unknown.assertStatus(422)
    const dayless = await make('hr.manager', { templateId: leaving.id })
    dayless.assertStatus(422)
    assert.property(dayless.body().errors, 'anchorOn')
    const made = await make('hr.manager', { templateId: leaving.id, anchorOn: inDays(4) })
    made.assertStatus(201)
    assert.include(made.body(), { kind: 'leaving', anchorOn: inDays(4), nextDueOn: inDays(1) })
    const joined = await make('hr.manager', { templateId: onboarding.id })
    assert.equal(joined.body().anchorOn, '2019-02-03')
  })

  test('are seen by HR, the person, those above them, and as far as it is theirs by whoever does an item', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const { id: templateId } = await aTemplate(client, { items: [item('hr'), item('storekeeper')] })
    const made = await call(
      client,
      'hr.manager',
      'post',
      `/api/employees/${member.id}/checklists`,
      {
        body: { templateId },
      }
    )
    const path = `/api/checklists/${made.body().id}`
    const guest = await client.get(path)
    guest.assertStatus(401)
    for (const [username, seen] of [
      ['hr.manager', 2],
      ['staff', 2],
      ['foreman', 2],
      ['planner', 2],
      ['storekeeper', 1],
    ] as const) {
      const shown = await call(client, username, 'get', path)
      shown.assertStatus(200)
      assert.lengthOf(shown.body().items, seen, username)
      const listed = await call(client, username, 'get', '/api/checklists?status=open')
      listed.assertHeader('x-total-count', '1')
    }
    for (const username of ['accountant', 'estimator']) {
      const hidden = await call(client, username, 'get', path)
      hidden.assertStatus(404)
      const history = await call(client, username, 'get', `${path}/history`)
      history.assertStatus(404)
      const listed = await call(client, username, 'get', '/api/checklists')
      listed.assertHeader('x-total-count', '0')
    }
  })

  test('items are ticked by their owners, with who and when, until all are done', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const { id: templateId } = await aTemplate(client, {
      items: [item('person', 1), item('storekeeper', 2)],
    })
    const made = await call(
      client,
      'hr.manager',
      'post',
      `/api/employees/${member.id}/checklists`,
      {
        body: { templateId, anchorOn: today() },
      }
    )
    const [own, stock] = made.body().items
    const tasks = await call(client, 'staff', 'get', `${ITEMS}?done=false`)
    assert.deepEqual(
      tasks.body().map(({ id }: { id: number }) => id),
      [own.id]
    )
    ;(await complete(client, 'staff', stock)).assertStatus(403)
    ;(await complete(client, 'accountant', own)).assertStatus(403)
    const unversioned = await call(client, 'staff', 'post', `${ITEMS}/${own.id}/complete`, {
      body: {},
    })
    unversioned.assertStatus(428)
    const done = await complete(client, 'staff', own, 'Read and signed')
    done.assertStatus(200)
    const [ticked] = done.body().items
    assert.include(ticked, { doneByName: 'Aisha Rahman', note: 'Read and signed' })
    assert.isString(ticked.doneAt)
    assert.include(done.body(), { doneCount: 1, status: 'open', nextDueOn: inDays(2) })
    ;(await complete(client, 'staff', own)).assertStatus(412)
    ;(await complete(client, 'staff', ticked)).assertStatus(409)
    const last = await complete(client, 'storekeeper', stock)
    last.assertStatus(200)
    assert.include(last.body(), { doneCount: 2, status: 'completed', nextDueOn: null })
    const again = await call(client, 'hr.manager', 'post', `${ITEMS}/${own.id}/reopen`, {
      body: {},
      seen: ticked.version,
    })
    again.assertStatus(200)
    assert.include(again.body(), { doneCount: 1, status: 'open', nextDueOn: inDays(1) })
    const log = await call(client, 'hr.manager', 'get', `/api/checklists/${made.body().id}/history`)
    assert.deepEqual(
      log.body().map(({ action }: { action: string }) => action),
      ['reopen', 'complete', 'complete', 'create']
    )
  })

  test('remind of what is overdue, once for each step', async ({ client, assert }) => {
    const employee = await anEmployee(client)
    const { id: templateId } = await aTemplate(client, { items: [item('storekeeper')] })
    await call(client, 'hr.manager', 'post', `/api/employees/${employee.id}/checklists`, {
      body: { templateId, anchorOn: today() },
    })
    const reminders = async () => {
      const about = { type: 'checklist_overdue', user_id: await idOf('storekeeper') }
      return (await db.from('notifications').where(about)).length
    }
    assert.equal(await notifyOverdue(), 0)
    assert.equal(await notifyOverdue(inDays(1)), 1)
    assert.equal(await notifyOverdue(inDays(2)), 0)
    assert.equal(await notifyOverdue(inDays(6)), 0)
    assert.equal(await notifyOverdue(inDays(7)), 1)
    assert.equal(await notifyOverdue(inDays(30)), 0)
    assert.equal(await reminders(), 2)
  })

  test('are cancelled by HR, and nothing of them is due any more', async ({ client, assert }) => {
    const employee = await anEmployee(client)
    const { id: templateId } = await aTemplate(client, { items: [item('storekeeper')] })
    const made = await call(
      client,
      'hr.manager',
      'post',
      `/api/employees/${employee.id}/checklists`,
      { body: { templateId, anchorOn: today() } }
    )
    const { id, version, items } = made.body()
    const path = `/api/checklists/${id}/cancel`
    ;(await call(client, 'storekeeper', 'post', path, { seen: version })).assertStatus(403)
    const cancelled = await call(client, 'hr.manager', 'post', path, { seen: version })
    cancelled.assertStatus(200)
    assert.include(cancelled.body(), { status: 'cancelled' })
    ;(await complete(client, 'storekeeper', items[0])).assertStatus(409)
    const tasks = await call(client, 'storekeeper', 'get', ITEMS)
    tasks.assertHeader('x-total-count', '0')
    assert.equal(await notifyOverdue(inDays(9)), 0)
    const twice = await call(client, 'hr.manager', 'post', path, { seen: version + 1 })
    twice.assertStatus(409)
  })
})
