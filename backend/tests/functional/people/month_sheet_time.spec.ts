import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { aDayAtSite, aHoliday, anOvertime, aWeek, inACrew, STAMPS } from './month_sheet_records.js'
import { aPaidPerson, approvedLeave, aSheet, linesOf } from './month_sheet_support.js'

test.group('Time in a month sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('by hand: overtime counts as far as it was approved and worked, and is paid at 1.5', async ({
    client,
    assert,
  }) => {
    const { id } = await aPaidPerson(client)
    // Ramadan until the 19th: six hours a day, eight after it
    await aWeek(id, { '2026-03-02': 480 })
    await aWeek(id, { '2026-03-23': 600, '2026-03-24': 600, '2026-03-25': 480, '2026-03-27': 240 })
    await aWeek(id, { '2026-03-29': 600 }, 'submitted')
    const counted = [
      await anOvertime(id, '2026-03-02', { minutes: 180 }),
      await anOvertime(id, '2026-03-23', { minutes: 90 }),
      // a Friday asks for nothing
      await anOvertime(id, '2026-03-27', { minutes: 300 }),
    ]
    const [noMore, unsettled] = [
      await anOvertime(id, '2026-03-25', { minutes: 60 }),
      await anOvertime(id, '2026-03-29', { minutes: 60 }),
    ]
    for (const status of ['submitted', 'rejected', 'cancelled'])
      await anOvertime(id, '2026-03-24', { minutes: 120, status })
    const [line] = await linesOf(client, await aSheet(client), id)
    assert.include(line, { workedMinutes: 2400, overtimeMinutes: 120 + 90 + 240 })
    // 7.5 hours at 52.3125 and half of 38.75 on top
    assert.equal(line.overtime, '537.66')
    assert.include(line.warnings, 'overtime_open')
    const pageOf = async (request: number) =>
      (await call(client, 'hr.manager', 'get', `/api/overtime-requests/${request}`)).body()
    const minutes = await Promise.all(
      counted.map(async (one) => (await pageOf(one)).countedMinutes as number)
    )
    assert.deepEqual(minutes, [120, 90, 240])
    assert.equal((await pageOf(noMore)).countedMinutes, 0)
    assert.isNull((await pageOf(unsettled)).countedMinutes)
  })

  test('attendance decides who was absent and late where it is taken', async ({
    client,
    assert,
  }) => {
    const { id } = await aPaidPerson(client)
    await inACrew(id, '2026-03-01')
    await aHoliday('2026-03-10')
    await approvedLeave(client, id, {
      ...{ code: 'SICK', fromOn: '2026-03-05', toOn: '2026-03-05', startsHalf: true },
    })
    await aDayAtSite(id, '2026-03-02', { status: 'absent' })
    await aDayAtSite(id, '2026-03-03', { status: 'present', late: 25, early: 40 })
    await aDayAtSite(id, '2026-03-04', { status: 'incomplete', late: 5 })
    // half a day of leave: the other half is absence, and the minutes of that day are no one's
    await aDayAtSite(id, '2026-03-05', { status: 'absent' })
    // approved hours speak against the absence
    await aDayAtSite(id, '2026-03-08', { status: 'absent' })
    await aDayAtSite(id, '2026-03-10', { status: 'present', late: 300 })
    await aWeek(id, { '2026-03-08': 480 })
    const [line] = await linesOf(client, await aSheet(client), id)
    // the 9th, 11th and 12th have neither hours nor a check-in
    assert.include(line, { absenceDays: '4.5', attendedDays: 3, lateMinutes: 30, earlyMinutes: 40 })
    assert.equal(line.deductions.absence, '1822.50')
    assert.equal(line.net, '10732.50')
    assert.includeMembers(line.warnings, ['attendance_open', 'attendance_differs'])
  })

  test('a correction that is not decided has to be looked at', async ({ client, assert }) => {
    const { id } = await aPaidPerson(client)
    await aDayAtSite(id, '2026-03-03', { status: 'present' })
    await db.table('attendance_corrections').insert({
      ...{ number: 'ATC-T-1', employee_id: id, worked_on: '2026-03-03', status: 'submitted' },
      ...{ note: 'Forgot', ...STAMPS },
    })
    const [line] = await linesOf(client, await aSheet(client), id)
    assert.deepEqual(
      [line.absenceDays, line.attendedDays, line.warnings.includes('attendance_open')],
      ['0', 1, true]
    )
  })

  test('leave is paid in full, in part or not at all', async ({ client, assert }) => {
    const { id } = await aPaidPerson(client)
    await approvedLeave(client, id, { code: 'SICK', fromOn: '2026-02-01', toOn: '2026-03-04' })
    const unpaid = { code: 'UNPAID', fromOn: '2026-03-10', toOn: '2026-03-12' }
    await approvedLeave(client, id, unpaid)
    const [line] = await linesOf(client, await aSheet(client), id)
    assert.include(line, { leaveDays: '7', sickDays: '4', paidLeaveDays: '2', partPaidDays: '2' })
    assert.include(line, { unpaidDays: '3', unpaidLeaveDays: '3' })
    assert.include(line.deductions, { unpaid: '1215.00', sick: '202.50' })
  })
})
