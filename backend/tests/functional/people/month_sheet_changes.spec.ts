import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { aDayAtSite, aHoliday, anOvertime, aWeek, changedNow } from './month_sheet_records.js'
import {
  ANOTHER,
  aPaidPerson,
  approvedLeave,
  aSheet,
  linesOf,
  rebuilt,
  SHEETS,
  shown,
  step,
  type Sheet,
} from './month_sheet_support.js'

/** The sheet of the month, checked by one and locked by another. */
async function aLockedSheet(client: ApiClient): Promise<Sheet> {
  const sheet = await aSheet(client)
  const checked = (await step(client, 'hr.manager', sheet, 'check')).body()
  const locked = await step(client, ANOTHER, checked, 'lock')
  locked.assertStatus(200)
  return locked.body()
}

const changesOf = async (client: ApiClient, { id }: Sheet) =>
  (await call(client, 'hr.manager', 'get', `${SHEETS}/${id}/changes`)).body() as {
    employeeId: number
    nowNet: string | null
  }[]

test.group('What changes after a month sheet is checked', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keeps it from being locked until it is counted and checked again', async ({
    client,
    assert,
  }) => {
    const [late, other] = [await aPaidPerson(client), await aPaidPerson(client)]
    const sheet = await aSheet(client)
    let checked = (await step(client, 'hr.manager', sheet, 'check')).body()
    const unpaid = { code: 'UNPAID', fromOn: '2026-03-10', toOn: '2026-03-10' }
    await approvedLeave(client, late.id, unpaid)
    const lock = (language: 'en' | 'ar') =>
      call(client, ANOTHER, 'post', `${SHEETS}/${sheet.id}/lock`, {
        ...{ body: {}, seen: checked.version, language },
      })
    const one = await lock('en')
    assert.deepInclude(
      { status: one.status(), code: one.body().code },
      { status: 409, code: 'MONTH_SHEET_CHANGED' }
    )
    assert.include(one.body().message, 'The figures of 1 person have changed')
    await approvedLeave(client, other.id, unpaid)
    assert.include((await lock('en')).body().message, '2 people')
    assert.include((await lock('ar')).body().message, 'موظفين اثنين')
    assert.equal((await shown(client, sheet.id)).status, 'checked')
    assert.equal((await linesOf(client, sheet, late.id))[0].net, '12555.00')
    assert.lengthOf(await db.from('jobs').where('type', 'people.lock_timesheets_of_month'), 0)

    const opened = await step(client, 'hr.manager', checked, 'reopen', { reason: 'Late leave' })
    const again = await rebuilt(client, opened.body())
    checked = (await step(client, 'hr.manager', again, 'check')).body()
    ;(await lock('en')).assertStatus(200)
    assert.equal((await linesOf(client, sheet, late.id))[0].net, '12150.00')
  })
})

test.group('What changes after a month sheet is locked', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stands beside the sheet, whatever it is', async ({ client, assert }) => {
    const people = {
      overtime: await aPaidPerson(client),
      timesheet: await aPaidPerson(client),
      attendance: await aPaidPerson(client),
      leave: await aPaidPerson(client),
      rate: await aPaidPerson(client),
      left: await aPaidPerson(client),
      unchanged: await aPaidPerson(client),
    }
    const hours = { '2026-03-23': 600 }
    await aWeek(people.overtime.id, hours)
    const overtime = await anOvertime(people.overtime.id, '2026-03-23', { minutes: 60 })
    const week = await aWeek(people.timesheet.id, hours)
    await aDayAtSite(people.attendance.id, '2026-03-03', { status: 'absent' })
    const [day] = await db.from('attendance_days').where('employee_id', people.attendance.id)
    const sheet = await aLockedSheet(client)
    assert.deepEqual(await changesOf(client, sheet), [])
    const before = await db.from('month_sheet_lines').where('month_sheet_id', sheet.id)

    const cancelled = await call(
      client,
      'hr.manager',
      'post',
      `/api/overtime-requests/${overtime}/cancel`,
      { body: { reason: 'Called off' }, seen: 1 }
    )
    cancelled.assertStatus(200)
    // a week that was reopened before the job locked it
    await changedNow('timesheets', week, { status: 'draft' })
    await changedNow('attendance_days', day.id, { status: 'present', late_minutes: 20 })
    await approvedLeave(client, people.leave.id, {
      ...{ code: 'UNPAID', fromOn: '2026-03-10', toOn: '2026-03-10' },
    })
    await changedNow('employees', people.left.id, {
      ...{ end_on: '2026-03-10', status: 'resigned', employed: false },
    })
    const rates = `/api/employees/${people.rate.id}/pay-rates`
    const rate = { effectiveOn: '2026-03-21', basic: '12400' }
    const raised = await call(client, 'hr.manager', 'post', rates, {
      ...{ body: rate, seen: people.rate.version },
    })
    raised.assertStatus(201)

    const { unchanged, ...changed } = people
    const found = await changesOf(client, sheet)
    assert.sameMembers(
      found.map(({ employeeId }) => employeeId),
      Object.values(changed).map(({ id }) => id)
    )
    assert.equal(found.find(({ employeeId }) => employeeId === people.leave.id)!.nowNet, '12150.00')
    assert.deepEqual(await db.from('month_sheet_lines').where('month_sheet_id', sheet.id), before)
    assert.lengthOf(await linesOf(client, sheet, unchanged.id), 1)
  })

  test('also a holiday that was deleted; a rate of pay that has held stays', async ({
    client,
    assert,
  }) => {
    const resting = await aPaidPerson(client)
    const holiday = await aHoliday('2026-03-24')
    const work = { '2026-03-22': 480, '2026-03-23': 480, '2026-03-25': 480, '2026-03-26': 480 }
    await aWeek(resting.id, work)
    const sheet = await aLockedSheet(client)
    const path = `/api/public-holidays/${holiday}`
    ;(await call(client, 'hr.manager', 'delete', path, { seen: 1 })).assertStatus(204)
    assert.deepEqual(
      (await changesOf(client, sheet)).map(({ employeeId }) => employeeId),
      [resting.id]
    )
    const rate = await db.from('pay_rates').where('employee_id', resting.id).firstOrFail()
    const rates = `/api/employees/${resting.id}/pay-rates/${rate.id}`
    // what has been paid by stays
    const kept = await call(client, 'hr.manager', 'delete', rates, { seen: resting.version })
    kept.assertStatus(409)
    assert.equal((await shown(client, sheet.id)).status, 'locked')
  })
})
