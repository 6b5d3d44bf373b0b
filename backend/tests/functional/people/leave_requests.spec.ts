import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { calendarDays } from '#core/timeline/calendar_days'
import { delegations } from '#identity/delegations/delegated_abilities'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { annualBalance, ask, aTeam, inDays, openBalance, REQUESTS } from './leave_support.js'
import { anEmployee } from './support.js'

const entriesOf = (requestId: number) =>
  db.from('leave_entries').where('leave_request_id', requestId).orderBy('id')

test.group('Leave requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  // what was lent is known in memory as well
  group.each.teardown(() => delegations.reload())

  test('go to the manager, who approves, and the days leave the balance', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const made = await ask(client, 'staff', { fromOn: inDays(10), toOn: inDays(14) })
    made.assertStatus(201)
    const { id, version, number, approval, can } = made.body()
    assert.match(number, /^LVR-\d{4}-\d{4}$/)
    assert.containsSubset(made.body(), { days: '5', status: 'submitted', offersDelegation: false })
    assert.deepEqual(can, { approve: false, reject: false, cancel: true })
    const deciders = approval.steps[0].deciders.map((one: { id: number }) => one.id)
    assert.deepEqual(deciders, [(await person('foreman')).id])
    const own = await call(client, 'staff', 'post', `${REQUESTS}/${id}/approve`, {
      ...{ body: {}, seen: version },
    })
    own.assertStatus(403)
    const other = await call(client, 'buyer', 'get', `${REQUESTS}/${id}`)
    other.assertStatus(404)
    const blind = await call(client, 'foreman', 'post', `${REQUESTS}/${id}/approve`, { body: {} })
    blind.assertStatus(428)
    const approved = await call(client, 'foreman', 'post', `${REQUESTS}/${id}/approve`, {
      ...{ body: {}, seen: version },
    })
    approved.assertStatus(200)
    assert.equal(approved.body().status, 'approved')
    assert.equal(await annualBalance(client, member.id), '5')
    const again = await call(client, 'hr.manager', 'post', `${REQUESTS}/${id}/approve`, {
      ...{ body: {}, seen: approved.body().version },
    })
    again.assertStatus(409)
    const rows = await entriesOf(id)
    assert.deepEqual(
      rows.map((row) => [row.kind, row.days_e4]),
      [['taken', -50_000]]
    )
  })

  test('longer than the balance, or over other days, are refused in words', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '6')).assertStatus(201)
    const long = await ask(client, 'staff', { fromOn: inDays(3), toOn: inDays(12) })
    long.assertStatus(409)
    assert.equal(long.body().code, 'LEAVE_OVER_BALANCE')
    assert.include(long.body().message, '10 days')
    const first = await ask(client, 'staff', { fromOn: inDays(3), toOn: inDays(5) })
    first.assertStatus(201)
    const over = await ask(client, 'staff', { fromOn: inDays(5), toOn: inDays(6) })
    over.assertStatus(409)
    assert.include(over.body().message, first.body().number)
    // what waits for a decision is no longer available
    const rest = await ask(client, 'staff', { fromOn: inDays(8), toOn: inDays(11) })
    rest.assertStatus(409)
    assert.equal(rest.body().code, 'LEAVE_OVER_BALANCE')
    for (const [values, field] of [
      [{ fromOn: inDays(9), toOn: inDays(8) }, 'toOn'],
      [{ fromOn: inDays(-3), toOn: inDays(8) }, 'fromOn'],
      [{ fromOn: '9999-01-01', toOn: inDays(8) }, 'fromOn'],
      [{ fromOn: '2026-02-30', toOn: inDays(8) }, 'fromOn'],
      [{ code: 'HAJJ', fromOn: inDays(8), toOn: inDays(18), startsHalf: true }, 'startsHalf'],
    ] as const) {
      const wrong = await ask(client, 'staff', { ...values })
      wrong.assertStatus(422)
      assert.property(wrong.body().errors, field)
    }
    assert.lengthOf(await db.from('leave_requests').where('employee_id', member.id), 1)
    assert.lengthOf(
      await db.from('leave_entries').where('kind', 'taken').where('employee_id', member.id),
      0
    )
  })

  test('take half days, and no holidays where the kind says so', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const holiday = await call(client, 'hr.manager', 'post', '/api/public-holidays', {
      body: { name: 'Feast', nameAr: 'عيد', fromOn: inDays(21), toOn: inDays(22) },
    })
    holiday.assertStatus(201)
    const half = await ask(client, 'staff', {
      ...{ fromOn: inDays(20), toOn: inDays(24), startsHalf: true },
    })
    half.assertStatus(201)
    assert.equal(half.body().days, '2.5')
    // the morning of the first day is still free
    const morning = await ask(client, 'staff', {
      ...{ fromOn: inDays(20), toOn: inDays(20), endsHalf: true },
    })
    morning.assertStatus(201)
    assert.equal(morning.body().days, '0.5')
    const nothing = await ask(client, 'staff', { fromOn: inDays(21), toOn: inDays(22) })
    nothing.assertStatus(422)
  })

  test('of two decisions at once one wins, and the days are taken once', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const made = await ask(client, 'staff', { fromOn: inDays(10), toOn: inDays(14) })
    const { id, version } = made.body()
    const approve = () =>
      call(client, 'foreman', 'post', `${REQUESTS}/${id}/approve`, { body: {}, seen: version })
    const statuses = [(await approve()).status(), (await approve()).status()]
    assert.deepEqual(statuses, [200, 412])
    assert.lengthOf(await entriesOf(id), 1)
  })

  test('are rejected with a reason, and cancelled by the person', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const first = (await ask(client, 'staff', { fromOn: inDays(10), toOn: inDays(12) })).body()
    const bare = await call(client, 'foreman', 'post', `${REQUESTS}/${first.id}/reject`, {
      ...{ body: {}, seen: 1 },
    })
    bare.assertStatus(422)
    const rejected = await call(client, 'foreman', 'post', `${REQUESTS}/${first.id}/reject`, {
      ...{ body: { reason: 'Handover week' }, seen: 1 },
    })
    rejected.assertStatus(200)
    assert.containsSubset(rejected.body(), { status: 'rejected', reason: 'Handover week' })
    const second = (await ask(client, 'staff', { fromOn: inDays(10), toOn: inDays(12) })).body()
    const approved = await call(client, 'foreman', 'post', `${REQUESTS}/${second.id}/approve`, {
      ...{ body: {}, seen: 1 },
    })
    assert.equal(await annualBalance(client, member.id), '7')
    const cancelled = await call(client, 'staff', 'post', `${REQUESTS}/${second.id}/cancel`, {
      ...{ body: { reason: 'Plans changed' }, seen: approved.body().version },
    })
    cancelled.assertStatus(200)
    assert.equal(cancelled.body().status, 'cancelled')
    assert.equal(await annualBalance(client, member.id), '10')
  })

  test('of the law are held to its articles', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    await db.from('employees').where('id', member.id).update({ join_on: '2019-02-03' })
    const code = async (values: Record<string, unknown>) => {
      const answer = await ask(client, 'staff', values)
      return answer.status() === 201 ? 'made' : answer.body().code
    }
    const hajj = { code: 'HAJJ', fromOn: inDays(100) }
    assert.equal(await code({ ...hajj, toOn: inDays(104) }), 'LEAVE_TOO_SHORT')
    assert.equal(await code({ ...hajj, toOn: inDays(120) }), 'LEAVE_OVER_LIMIT')
    assert.equal(await code({ ...hajj, toOn: inDays(112) }), 'made')
    const again = { code: 'HAJJ', fromOn: inDays(300), toOn: inDays(312) }
    assert.equal(await code(again), 'LEAVE_TAKEN_BEFORE')
    const sick = { code: 'SICK', fromOn: inDays(-2), toOn: inDays(60) }
    assert.equal(await code(sick), 'made')
    assert.equal(
      await code({ code: 'SICK', fromOn: inDays(130), toOn: inDays(200) }),
      'LEAVE_OVER_LIMIT'
    )
    const wedding = { code: 'MARRIAGE', fromOn: inDays(210) }
    assert.equal(await code({ ...wedding, toOn: inDays(216) }), 'LEAVE_OVER_LIMIT')
    assert.equal(await code({ ...wedding, toOn: inDays(214) }), 'made')
  })

  test('of who has no manager go to HR; HR enters them for those without a sign-in', async ({
    client,
    assert,
  }) => {
    const { id } = await anEmployee(client)
    ;(await openBalance(client, id, '10')).assertStatus(201)
    const values = { employeeId: id, fromOn: inDays(2), toOn: inDays(3) }
    const refused = await ask(client, 'staff', values)
    refused.assertStatus(403)
    const nobody = await ask(client, 'staff', { fromOn: inDays(2), toOn: inDays(3) })
    assert.equal(nobody.body().code, 'NO_EMPLOYEE')
    const made = await ask(client, 'hr.manager', values)
    made.assertStatus(201)
    // who entered it does not decide on it
    assert.isFalse(made.body().can.approve)
    const { deciders } = made.body().approval.steps[0]
    assert.notInclude(
      deciders.map((one: { id: number }) => one.id),
      (await person('hr.manager')).id
    )
  })

  test('of a manager are offered a stand-in, who then decides', async ({ client, assert }) => {
    const { manager, member } = await aTeam(client)
    ;(await openBalance(client, manager.id, '10')).assertStatus(201)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const away = { fromOn: inDays(0), toOn: inDays(4) }
    const made = await ask(client, 'foreman', away)
    made.assertStatus(201)
    assert.isTrue(made.body().offersDelegation)
    const buyer = await person('buyer')
    const lent = await call(client, 'foreman', 'post', '/api/approval-delegations', {
      body: { delegateId: buyer.id, ...away },
    })
    lent.assertStatus(201)
    const shown = await call(client, 'foreman', 'get', `${REQUESTS}/${made.body().id}`)
    assert.isFalse(shown.body().offersDelegation)
    const asked = (await ask(client, 'staff', { fromOn: inDays(9), toOn: inDays(9) })).body()
    const seen = await call(client, 'buyer', 'get', `${REQUESTS}/${asked.id}`)
    seen.assertStatus(200)
    const decided = await call(client, 'buyer', 'post', `${REQUESTS}/${asked.id}/approve`, {
      ...{ body: {}, seen: 1 },
    })
    decided.assertStatus(200)
    assert.equal(decided.body().status, 'approved')
    const nothing = await call(client, 'staff', 'post', '/api/approval-delegations', {
      body: { delegateId: buyer.id, ...away },
    })
    nothing.assertStatus(422)
  })

  test('show who is away to everyone, and why only to those whom it concerns', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const made = (await ask(client, 'staff', { fromOn: inDays(10), toOn: inDays(11) })).body()
    const calendar = async (username: string) => {
      const path = `${REQUESTS}/calendar?from=${inDays(0)}&to=${inDays(30)}`
      const { absences } = (await call(client, username, 'get', path)).body()
      return absences.filter((one: { employeeId: number }) => one.employeeId === member.id)
    }
    assert.lengthOf(await calendar('buyer'), 0)
    assert.lengthOf(await calendar('foreman'), 1)
    await call(client, 'foreman', 'post', `${REQUESTS}/${made.id}/approve`, { body: {}, seen: 1 })
    assert.containsSubset(await calendar('buyer'), [{ typeName: null, requestId: null }])
    assert.containsSubset(await calendar('foreman'), [{ typeName: 'Annual leave' }])
    const days = await calendarDays('away', [inDays(0), inDays(30)], new Set(['people.open']))
    const own = days.filter(({ id }) => id === made.id).map(({ on }) => on)
    assert.deepEqual(own, [inDays(10), inDays(11)])
    const guest = await client.get(`${REQUESTS}/calendar?from=${inDays(0)}&to=${inDays(30)}`)
    guest.assertStatus(401)
    const endless = await call(
      client,
      'staff',
      'get',
      `${REQUESTS}/calendar?from=2026-01-01&to=2029-01-01`
    )
    endless.assertStatus(422)
  })
})
