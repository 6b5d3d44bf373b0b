import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { registerHandover } from '#core/handovers/registry'
import { sqlInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { applyChanges } from '#people/job_changes/apply_changes'
import { endDue } from '#people/leavings/end_due'
import { person } from '#tests/helpers/users'
import { aShare, open } from '../files/share_support.js'
import { call } from '../procurement/support.js'
import { aTemplate, checklistsOf, item } from './checklist_support.js'
import { aTeam, inDays } from './leave_support.js'
import {
  leaves,
  leavingOf,
  settleEvents,
  signedIn,
  statusOf,
  versionOf,
} from './leaving_support.js'
import { anEmployee } from './support.js'

const idOf = async (username: string) => (await person(username)).id

// in the way of the last step, once
let isInterrupted = false
registerHandover(async () => {
  if (isInterrupted) throw new Error('interrupted')
  return []
})

test.group('Leaving', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('is entered by HR and read by the person, those above them and HR', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const path = `/api/employees/${member.id}/leaving`
    ;(await client.get(path)).assertStatus(401)
    for (const username of ['staff', 'foreman', 'accountant', 'general.manager'])
      (await leaves(client, member, {}, username)).assertStatus(403)
    assert.isNull(await leavingOf(client, member))
    const unversioned = await call(client, 'hr.manager', 'post', path, {
      body: { lastDayOn: today(), status: 'resigned' },
    })
    unversioned.assertStatus(428)
    for (const successorId of [999_999, member.id]) {
      const refused = await leaves(client, member, { successorId })
      refused.assertStatus(422)
      assert.deepEqual(Object.keys(refused.body().errors), ['successorId'])
    }
    ;(await leaves(client, member, { endReason: 'Moves abroad' })).assertStatus(200)
    for (const username of ['staff', 'foreman', 'planner', 'hr.manager']) {
      const leaving = await leavingOf(client, member, username)
      assert.include(leaving, { lastDayOn: today(), endsOn: inDays(1), endedAt: null })
      assert.notInclude(JSON.stringify(leaving), 'abroad')
      assert.equal(leaving.can.withdraw, username === 'hr.manager')
    }
    ;(await call(client, 'accountant', 'get', path)).assertStatus(403)
  })

  test('ends session, shares and feed when the last day is over, and nobody else’s', async ({
    client,
    assert,
  }) => {
    const userId = await idOf('engineer')
    const employee = await anEmployee(client, { userId })
    const share = await aShare(client, { maxDownloads: 5 })
    await db
      .table('calendar_feeds')
      .insert({ user_id: userId, digest: 'd'.repeat(64), created_at: sqlInstant() })
    const [own, other] = [await signedIn('engineer'), await signedIn('estimator')]
    ;(await leaves(client, employee)).assertStatus(200)

    assert.equal(await endDue(), 0)
    assert.equal(await statusOf(own), 200)
    ;(await open(client, share.code)).assertStatus(200)

    assert.equal(await endDue(inDays(1)), 1)
    assert.equal(await statusOf(own), 401)
    assert.equal(await statusOf(other), 200)
    ;(await open(client, share.code)).assertStatus(404)
    await assert.rejects(() => signedIn('engineer'), /answered 40[13]/)
    await settleEvents()
    const ended = await db.from('shares').where('id', share.id).firstOrFail()
    assert.isNotNull(ended.revoked_at)
    assert.isEmpty(await db.from('calendar_feeds').where('user_id', userId))
    const sessions = await db.from('user_sessions').where('user_id', userId)
    assert.isTrue(sessions.every((row) => row.revoked_reason === 'left'))
    const disabled = { entity_type: 'user', entity_id: `${userId}`, action: 'disable' }
    const log = await db.from('audit_logs').where(disabled)
    assert.lengthOf(log, 1)
    assert.include(log[0].changes, '"left"')
    const stored = await db.from('employees').where('id', employee.id).firstOrFail()
    assert.equal(stored.status, 'resigned')
    assert.equal(Number(stored.employed), 0)

    assert.equal(await endDue(inDays(2)), 0)
    assert.equal(await applyChanges(inDays(2)), 0)
    assert.lengthOf(await db.from('audit_logs').where(disabled), 1)
  })

  test('is moved and withdrawn before, with its checklist', async ({ client, assert }) => {
    await aTemplate(client, { kind: 'leaving', items: [item('hr', -2)] })
    const employee = await anEmployee(client, { userId: await idOf('staff') })
    const jar = await signedIn('staff')
    await leaves(client, employee, { lastDayOn: inDays(5) })
    const [first] = await checklistsOf(client, employee.id)
    assert.include(first, { kind: 'leaving', anchorOn: inDays(5), nextDueOn: inDays(3) })
    ;(await leaves(client, employee, { lastDayOn: inDays(10) })).assertStatus(200)
    const lists = await checklistsOf(client, employee.id)
    assert.lengthOf(lists, 1)
    assert.include(lists[0], { id: first.id, anchorOn: inDays(10), nextDueOn: inDays(8) })
    const planned = await db.from('job_changes').where({ employee_id: employee.id, kind: 'left' })
    assert.lengthOf(planned, 1)
    assert.equal(await endDue(inDays(6)), 0)
    assert.equal(await statusOf(jar), 200)

    const { jobChangeId } = await leavingOf(client, employee)
    const path = `/api/employees/${employee.id}/job-changes/${jobChangeId}`
    const withdrawn = await call(client, 'hr.manager', 'delete', path, {
      seen: await versionOf(employee.id),
    })
    withdrawn.assertStatus(204)
    assert.isNull(await leavingOf(client, employee))
    assert.equal((await checklistsOf(client, employee.id))[0].status, 'cancelled')
    assert.equal(await endDue(inDays(40)), 0)
    assert.equal(await statusOf(jar), 200)
  })

  test('ends access at once where it has to, also before the last day', async ({
    client,
    assert,
  }) => {
    const employee = await anEmployee(client, { userId: await idOf('staff') })
    const jar = await signedIn('staff')
    const entered = await leaves(client, employee, { lastDayOn: inDays(30), immediate: true })
    entered.assertStatus(200)
    assert.isTrue(entered.body().employed)
    assert.equal(await statusOf(jar), 401)
    const leaving = await leavingOf(client, employee)
    assert.isString(leaving.endedAt)
    assert.deepEqual(leaving.can, { move: false, withdraw: false })
    ;(await leaves(client, employee, { lastDayOn: inDays(40) })).assertStatus(409)
    const path = `/api/employees/${employee.id}/job-changes/${leaving.jobChangeId}`
    const kept = await call(client, 'hr.manager', 'delete', path, {
      seen: await versionOf(employee.id),
    })
    kept.assertStatus(409)
    assert.equal(await endDue(inDays(31)), 0)
    assert.equal(await applyChanges(inDays(31)), 1)
  })

  test('of a day that is over ends access with the request', async ({ client, assert }) => {
    const employee = await anEmployee(client, { userId: await idOf('staff') })
    const jar = await signedIn('staff')
    const entered = await leaves(client, employee, { lastDayOn: inDays(-1) })
    assert.include(entered.body(), { employed: false, status: 'resigned' })
    assert.equal(await statusOf(jar), 401)
  })

  test('that is interrupted leaves nothing half done, and is done once afterwards', async ({
    client,
    assert,
  }) => {
    const { manager, member } = await aTeam(client)
    const jar = await signedIn('foreman')
    await leaves(client, manager)
    isInterrupted = true
    assert.equal(await endDue(inDays(1)), 0)
    isInterrupted = false
    assert.equal(await statusOf(jar), 200)
    const managerOf = async () =>
      (await db.from('employees').where('id', member.id).firstOrFail()).manager_id
    assert.equal(await managerOf(), manager.id)
    assert.isEmpty(await db.from('leaving_handovers'))
    assert.equal(await endDue(inDays(1)), 1)
    assert.equal(await endDue(inDays(1)), 0)
    assert.equal(await statusOf(jar), 401)
    assert.notEqual(await managerOf(), manager.id)
  })

  test('of the only administrator waits until there is another one', async ({ client, assert }) => {
    const employee = await anEmployee(client, { userId: await idOf('admin') })
    const refused = await leaves(client, employee, { lastDayOn: inDays(-1) })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'LAST_ADMIN' })
    await leaves(client, employee)
    assert.equal(await endDue(inDays(1)), 0)
    assert.equal(await endDue(inDays(1)), 0)
    const about = { type: 'leaving_kept', user_id: await idOf('hr.manager') }
    assert.lengthOf(await db.from('notifications').where(about), 1)
    await db
      .from('users')
      .where('id', await idOf('staff'))
      .update({ role: 'admin' })
    assert.equal(await endDue(inDays(2)), 1)
  })
})
