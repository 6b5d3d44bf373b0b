import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { ask, aTeam, inDays, openBalance, REQUESTS } from './leave_support.js'
import { askOvertime, decideOvertime, OVERTIME } from './overtime_support.js'
import { anEmployee } from './support.js'

/** Lets overtime be asked for some days after its day. */
async function allowLate(days: number) {
  await db.from('settings').where('key', 'overtimeLateDays').delete()
  const value = JSON.stringify(days)
  await db
    .table('settings')
    .insert({ key: 'overtimeLateDays', value, updated_at: '2026-01-01 00:00:00' })
  await loadSettings()
}

test.group('Overtime requests', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('go to the manager, who approves, and never to the person', async ({ client, assert }) => {
    await aTeam(client)
    const made = await askOvertime(client, 'staff')
    made.assertStatus(201)
    const { number, approval, can } = made.body()
    assert.match(number, /^OTR-\d{4}-\d{4}$/)
    assert.containsSubset(made.body(), { minutes: 120, status: 'submitted', projectName: null })
    assert.deepEqual(can, { approve: false, reject: false, cancel: true })
    const deciders = approval.steps[0].deciders.map((one: { id: number }) => one.id)
    assert.deepEqual(deciders, [(await person('foreman')).id])
    ;(await decideOvertime(client, 'staff', 'approve', made.body())).assertStatus(403)
    const blind = await call(client, 'foreman', 'post', `${OVERTIME}/${made.body().id}/approve`, {
      body: {},
    })
    blind.assertStatus(428)
    const approved = await decideOvertime(client, 'foreman', 'approve', made.body())
    approved.assertStatus(200)
    assert.equal(approved.body().status, 'approved')
    const stale = await decideOvertime(client, 'foreman', 'approve', made.body())
    stale.assertStatus(412)
    const history = await call(client, 'staff', 'get', `${OVERTIME}/${made.body().id}/history`)
    assert.deepEqual(
      history.body().map((entry: { action: string }) => entry.action),
      ['approve', 'create']
    )
  })

  test('are seen by the person, the line above and HR; by no one else', async ({
    client,
    assert,
  }) => {
    await aTeam(client)
    const { id } = (await askOvertime(client, 'staff')).body()
    const listed = async (username: string) => {
      const rows = (await call(client, username, 'get', `${OVERTIME}?_start=0&_end=50`)).body()
      return rows.some((row: { id: number }) => row.id === id)
    }
    for (const username of ['staff', 'foreman', 'planner', 'hr.manager']) {
      assert.isTrue(await listed(username), username)
      ;(await call(client, username, 'get', `${OVERTIME}/${id}`)).assertStatus(200)
    }
    assert.isFalse(await listed('buyer'))
    const mine = async (username: string) => {
      const { id: userId } = await person(username)
      const path = `${OVERTIME}?userId=${userId}&_start=0&_end=50`
      return (await call(client, username, 'get', path)).body().length
    }
    assert.deepEqual([await mine('staff'), await mine('foreman')], [1, 0])
    for (const path of [`${OVERTIME}/${id}`, `${OVERTIME}/${id}/history`])
      (await call(client, 'buyer', 'get', path)).assertStatus(404)
    ;(await client.get(OVERTIME)).assertStatus(401)
    ;(await client.get(`${OVERTIME}/${id}`)).assertStatus(401)
  })

  test('are refused in words where something speaks against them', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const { id: closed } = (await db.from('projects').where('status', 'closed').first()) ?? {
      id: 0,
    }
    for (const [values, field] of [
      [{ workedOn: inDays(0) }, 'workedOn'],
      [{ workedOn: inDays(-1) }, 'workedOn'],
      [{ workedOn: inDays(500) }, 'workedOn'],
      [{ workedOn: '2026-02-30' }, 'workedOn'],
      [{ minutes: 14 }, 'minutes'],
      [{ minutes: 25 * 60 }, 'minutes'],
      [{ minutes: 90.5 }, 'minutes'],
      [{ reason: '' }, 'reason'],
      [{ projectId: closed || 999_999_999 }, 'projectId'],
    ] as const) {
      const wrong = await askOvertime(client, 'staff', { ...values })
      wrong.assertStatus(422)
      assert.property(wrong.body().errors, field)
    }
    const first = await askOvertime(client, 'staff')
    first.assertStatus(201)
    const second = await askOvertime(client, 'staff', { minutes: 60 })
    second.assertStatus(409)
    assert.equal(second.body().code, 'OVERTIME_OVERLAPS')
    assert.include(second.body().message, first.body().number)
    assert.lengthOf(await db.from('overtime_requests').where('employee_id', member.id), 1)
    const rejected = await decideOvertime(client, 'foreman', 'reject', first.body(), {
      reason: 'Next week',
    })
    assert.containsSubset(rejected.body(), { status: 'rejected', decisionReason: 'Next week' })
    ;(await askOvertime(client, 'staff', { minutes: 60 })).assertStatus(201)
  })

  test('are not made for days of approved leave', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const leave = await ask(client, 'staff', { fromOn: inDays(3), toOn: inDays(4), endsHalf: true })
    leave.assertStatus(201)
    await call(client, 'foreman', 'post', `${REQUESTS}/${leave.body().id}/approve`, {
      ...{ body: {}, seen: 1 },
    })
    const away = await askOvertime(client, 'staff')
    away.assertStatus(409)
    assert.equal(away.body().code, 'OVERTIME_ON_LEAVE')
    // the afternoon of the last day is work
    ;(await askOvertime(client, 'staff', { workedOn: inDays(4) })).assertStatus(201)
  })

  test('come after the day only where the settings allow it, and with a reason', async ({
    client,
    assert,
  }) => {
    await aTeam(client)
    await allowLate(2)
    const bare = await askOvertime(client, 'staff', { workedOn: inDays(-1) })
    bare.assertStatus(422)
    assert.property(bare.body().errors, 'lateReason')
    const lateReason = 'The pour was called in the evening'
    const tooLate = await askOvertime(client, 'staff', { workedOn: inDays(-3), lateReason })
    tooLate.assertStatus(422)
    const late = await askOvertime(client, 'staff', { workedOn: inDays(-2), lateReason })
    late.assertStatus(201)
    assert.equal(late.body().lateReason, lateReason)
    const early = await askOvertime(client, 'staff', { lateReason })
    assert.isNull(early.body().lateReason)
  })

  test('of who has no manager go to HR; HR enters them, and does not decide on its own', async ({
    client,
    assert,
  }) => {
    const { id: employeeId } = await anEmployee(client)
    ;(await askOvertime(client, 'staff', { employeeId })).assertStatus(403)
    const nobody = await askOvertime(client, 'staff')
    assert.equal(nobody.body().code, 'NO_EMPLOYEE')
    const made = await askOvertime(client, 'hr.manager', { employeeId })
    made.assertStatus(201)
    assert.isFalse(made.body().can.approve)
    ;(await decideOvertime(client, 'hr.manager', 'approve', made.body())).assertStatus(403)
  })

  test('are cancelled by the person with a reason, and by HR once the day is over', async ({
    client,
    assert,
  }) => {
    await aTeam(client)
    const made = (await askOvertime(client, 'staff')).body()
    ;(await decideOvertime(client, 'staff', 'cancel', made)).assertStatus(422)
    const approved = (await decideOvertime(client, 'foreman', 'approve', made)).body()
    await db
      .from('overtime_requests')
      .where('id', made.id)
      .update({ worked_on: inDays(-1) })
    const reason = 'Called off'
    ;(await decideOvertime(client, 'staff', 'cancel', approved, { reason })).assertStatus(403)
    const cancelled = await decideOvertime(client, 'hr.manager', 'cancel', approved, { reason })
    cancelled.assertStatus(200)
    assert.containsSubset(cancelled.body(), { status: 'cancelled', decisionReason: reason })
  })
})
