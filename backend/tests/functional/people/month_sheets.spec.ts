import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { runJob } from '#core/jobs/run_job'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import {
  ANOTHER,
  aPaidPerson,
  approvedLeave,
  aSheet,
  linesOf,
  MONTH,
  rebuilt,
  SHEETS,
  shown,
  step,
} from './month_sheet_support.js'

const HR = ['hr.manager', ANOTHER]

test.group('Month sheets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for HR alone, administrators not among them', async ({ client, assert }) => {
    await aPaidPerson(client)
    const { id, version } = await aSheet(client)
    const paths = ['', `/${id}`, `/${id}/history`, `/${id}/lines`, `/${id}/changes`]
    for (const { username, disabled } of DEMO_USERS) {
      if (disabled) continue
      const status = HR.includes(username) ? 200 : 403
      for (const path of [...paths, `/${id}/file?format=csv`]) {
        tried('functions')
        const answer = await call(client, username, 'get', `${SHEETS}${path}`)
        assert.equal(answer.status(), status, `${username} ${path}`)
      }
      if (status === 200) continue
      const steps = ['build', 'check', 'lock', 'reopen']
      for (const action of steps) {
        const answer = await step(client, username, { id, version }, action, { reason: 'x' })
        assert.equal(answer.status(), 403, `${username} ${action}`)
      }
    }
    for (const path of paths) (await client.get(`${SHEETS}${path}`)).assertStatus(401)
  })

  test('by hand: a raise in the month, unpaid leave, and who joined or left in it', async ({
    client,
    assert,
  }) => {
    const raised = await aPaidPerson(client)
    const rate = { effectiveOn: '2026-03-11', basic: '12400', housing: '2325', transport: '930' }
    const path = `/api/employees/${raised.id}/pay-rates`
    const sent = { body: rate, seen: raised.version }
    ;(await call(client, 'hr.manager', 'post', path, sent)).assertStatus(201)
    await approvedLeave(client, raised.id, {
      ...{ code: 'UNPAID', fromOn: '2026-03-10', toOn: '2026-03-12' },
    })
    const joined = await aPaidPerson(client, {
      joinOn: '2026-03-17',
      rate: { effectiveOn: '2026-03-17', basic: '9300', housing: '2325', transport: '930' },
    })
    const left = await aPaidPerson(client)
    await db
      .from('employees')
      .where('id', left.id)
      .update({ end_on: '2026-03-04', status: 'resigned', employed: false })
    const later = await aPaidPerson(client, {
      joinOn: '2026-04-01',
      rate: { effectiveOn: '2026-04-01', basic: '9300' },
    })
    const sheet = await aSheet(client)
    const [before, after] = await linesOf(client, sheet, raised.id)
    assert.containsSubset(before, {
      ...{ fromOn: '2026-03-01', toOn: '2026-03-10', calendarDays: 10, monthDays: 31 },
      ...{ basic: '3000.00', housing: '750.00', transport: '300.00', wages: '4050.00' },
      ...{ unpaidDays: '1', deducted: '405.00', net: '3645.00' },
      deductions: { unpaid: '405.00', absence: '0.00', sick: '0.00' },
      leave: [{ name: 'Unpaid leave', days: '1' }],
    })
    assert.containsSubset(after, {
      ...{ fromOn: '2026-03-11', toOn: '2026-03-31', wages: '10605.00', unpaidDays: '2' },
      ...{ deducted: '1010.00', net: '9595.00' },
    })
    const [late] = await linesOf(client, sheet, joined.id)
    assert.containsSubset(late, { calendarDays: 15, joinedOn: '2026-03-17', wages: '6075.00' })
    const [gone] = await linesOf(client, sheet, left.id)
    assert.containsSubset(gone, { calendarDays: 4, leftOn: '2026-03-04', net: '1620.00' })
    assert.deepEqual(await linesOf(client, sheet, later.id), [])
  })

  test('illness is paid in its steps, counted from the first day of the sick year', async ({
    client,
    assert,
  }) => {
    const { id } = await aPaidPerson(client)
    await approvedLeave(client, id, { code: 'SICK', fromOn: '2026-02-01', toOn: '2026-03-04' })
    const [line] = await linesOf(client, await aSheet(client), id)
    // 28 days in February: two more in full, then two at three quarters
    assert.deepEqual(line.sick, [
      { percent: 100, days: '2' },
      { percent: 75, days: '2' },
    ])
    assert.equal(line.deductions.sick, '202.50')
    assert.equal(line.net, '12352.50')
  })

  test('say what has to be looked at', async ({ client, assert }) => {
    const { id } = await aPaidPerson(client)
    await db.from('pay_rates').where('employee_id', id).delete()
    await db.from('employee_bank_accounts').where('employee_id', id).delete()
    const sheet = await aSheet(client)
    const [line] = await linesOf(client, sheet, id)
    assert.includeMembers(line.warnings, ['no_rate', 'no_account'])
    const path = `${SHEETS}/${sheet.id}/lines?warningCount_gte=1&employeeId=${id}`
    assert.lengthOf((await call(client, 'hr.manager', 'get', path)).body(), 1)
  })

  test('are counted again without doubles, and a cancelled count leaves them as they were', async ({
    client,
    assert,
  }) => {
    const { id } = await aPaidPerson(client)
    const first = await aSheet(client)
    const second = await rebuilt(client, first)
    assert.lengthOf(await linesOf(client, second, id), 1)
    const before = await db.from('month_sheet_lines').where('month_sheet_id', first.id)
    const asked = await step(client, 'hr.manager', second, 'build')
    const { jobId } = asked.body()
    ;(await call(client, 'hr.manager', 'post', `/api/jobs/${jobId}/cancel`)).assertStatus(200)
    await runJob(jobId)
    assert.deepEqual(await db.from('month_sheet_lines').where('month_sheet_id', first.id), before)
  })

  test('a count that ends after the check leaves what was checked', async ({ client, assert }) => {
    const { id } = await aPaidPerson(client)
    const sheet = await aSheet(client)
    const asked = (await step(client, 'hr.manager', sheet, 'build')).body()
    const checked = await step(client, 'hr.manager', asked, 'check')
    checked.assertStatus(200)
    await db.from('pay_rates').where('employee_id', id).update({ basic_minor: 1 })
    assert.equal(await runJob(asked.jobId), 'failed')
    assert.equal((await linesOf(client, sheet, id))[0].basic, '9300.00')
  })

  test('refuse a month to come, one that is taken, and what is no month', async ({ client }) => {
    await aSheet(client)
    const begin = (month: unknown) =>
      call(client, 'hr.manager', 'post', SHEETS, { body: { month } as never })
    ;(await begin(MONTH)).assertStatus(409)
    for (const month of ['2099-01', '2026-13', '2026-3', '', null, 7])
      (await begin(month)).assertStatus(422)
  })
})

test.group('Steps of a month sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('one checks, another locks, and another than that opens it again', async ({
    client,
    assert,
  }) => {
    const { id } = await aPaidPerson(client)
    const sheet = await aSheet(client)
    ;(await call(client, 'hr.manager', 'post', `${SHEETS}/${sheet.id}/check`)).assertStatus(428)
    const early = await step(client, ANOTHER, sheet, 'lock')
    early.assertStatus(409)
    const checked = await step(client, 'hr.manager', sheet, 'check')
    checked.assertStatus(200)
    assert.isFalse(checked.body().can.lock)
    const notices = await db.from('notifications').where('type', 'month_sheet_checked')
    assert.deepEqual(
      notices.map((row) => row.user_id),
      [(await person(ANOTHER)).id]
    )
    ;(await step(client, 'hr.manager', checked.body(), 'lock')).assertStatus(403)
    ;(await step(client, ANOTHER, sheet, 'lock')).assertStatus(412)
    const locked = await step(client, ANOTHER, checked.body(), 'lock')
    locked.assertStatus(200)
    assert.containsSubset(locked.body(), { status: 'locked', can: { build: false, delete: false } })
    ;(await step(client, 'hr.manager', locked.body(), 'build')).assertStatus(409)
    const seen = locked.body()
    const gone = await call(client, 'hr.manager', 'delete', `${SHEETS}/${sheet.id}`, {
      seen: seen.version,
    })
    gone.assertStatus(409)
    ;(await step(client, ANOTHER, seen, 'reopen', { reason: 'Wrong' })).assertStatus(403)
    ;(await step(client, 'hr.manager', seen, 'reopen')).assertStatus(422)
    const opened = await step(client, 'hr.manager', seen, 'reopen', { reason: 'Bonus missing' })
    opened.assertStatus(200)
    assert.containsSubset(opened.body(), { status: 'draft', reason: 'Bonus missing' })
    assert.equal((await linesOf(client, opened.body(), id))[0].net, '12555.00')
  })

  test('what changes after the lock stands beside the sheet, which stays', async ({
    client,
    assert,
  }) => {
    const [changed, same] = [await aPaidPerson(client), await aPaidPerson(client)]
    const sheet = await aSheet(client)
    const checked = (await step(client, 'hr.manager', sheet, 'check')).body()
    ;(await step(client, ANOTHER, checked, 'lock')).assertStatus(200)
    const changes = async () =>
      (await call(client, 'hr.manager', 'get', `${SHEETS}/${sheet.id}/changes`)).body()
    assert.deepEqual(await changes(), [])
    const rate = { effectiveOn: '2026-03-01', basic: '12400', housing: '2325', transport: '930' }
    const path = `/api/employees/${changed.id}/pay-rates`
    const sent = { body: rate, seen: changed.version }
    ;(await call(client, 'hr.manager', 'post', path, sent)).assertStatus(201)
    await approvedLeave(client, same.id, {
      ...{ code: 'PATERNITY', fromOn: '2026-04-05', toOn: '2026-04-06' },
    })
    const found = await changes()
    assert.lengthOf(found, 1)
    assert.include(found[0], {
      ...{ employeeId: changed.id, sheetNet: '12555.00', nowNet: '15655.00' },
    })
    assert.equal((await linesOf(client, sheet, changed.id))[0].net, '12555.00')
    assert.equal((await shown(client, sheet.id)).status, 'locked')
  })

  test('a draft is deleted with its lines', async ({ client, assert }) => {
    await aPaidPerson(client)
    const sheet = await aSheet(client)
    const gone = await call(client, 'hr.manager', 'delete', `${SHEETS}/${sheet.id}`, {
      seen: sheet.version,
    })
    gone.assertStatus(204)
    assert.lengthOf(await db.from('month_sheet_lines').where('month_sheet_id', sheet.id), 0)
  })

  test('locks the approved timesheets of its whole weeks', async ({ client, assert }) => {
    const { id } = await aPaidPerson(client)
    const at = { version: 1, created_at: '2026-03-20 08:00:00', updated_at: '2026-03-20 08:00:00' }
    const weeks = ['2026-03-08', '2026-03-15', '2026-03-29']
    for (const week of weeks)
      await db.table('timesheets').insert({
        ...{ employee_id: id, week_start: week, total_minutes: 60, ...at },
        status: week === '2026-03-15' ? 'submitted' : 'approved',
      })
    const sheet = await aSheet(client)
    const checked = (await step(client, 'hr.manager', sheet, 'check')).body()
    ;(await step(client, ANOTHER, checked, 'lock')).assertStatus(200)
    const job = await db.from('jobs').where('type', 'people.lock_timesheets_of_month').firstOrFail()
    assert.equal(await runJob(job.id), 'completed')
    const found = await db.from('timesheets').where('employee_id', id).orderBy('week_start')
    assert.deepEqual(
      found.map(({ status }) => status),
      ['locked', 'submitted', 'approved']
    )
  })
})
