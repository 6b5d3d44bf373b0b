import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { figuresOf, rowOf, rowsOf } from './report_support.js'
import { anEmployee } from './support.js'

const STAMPS = { version: 1, created_at: '2024-02-01 00:00:00', updated_at: '2024-02-01 00:00:00' }
const QUESTION = { asOf: '2024-02-29', months: 1 }
/** A Sunday of an ordinary week: eight hours are asked for. */
const WORKED_ON = '2024-02-04'

interface Worked {
  asked: number
  status?: string
  /** Minutes of that day in the timesheet; none without one. */
  worked?: number
  sheet?: string
  workedOn?: string
  managerId?: number
}

/** Somebody who asked for overtime on a day, and worked so long on it. */
async function overtimeOf(client: ApiClient, given: Worked) {
  const { asked, worked, status = 'approved', sheet = 'approved', workedOn = WORKED_ON } = given
  const employee = await anEmployee(client, given.managerId ? { managerId: given.managerId } : {})
  await db.table('overtime_requests').insert({
    ...{ number: `OT-${employee.id}`, employee_id: employee.id, worked_on: workedOn },
    ...{ minutes: asked, status, reason: 'Concrete pour', ...STAMPS },
  })
  if (worked === undefined) return employee
  const [timesheetId] = await db.table('timesheets').insert({
    ...{ employee_id: employee.id, week_start: WORKED_ON, status: sheet, total_minutes: worked },
    ...STAMPS,
  })
  await db.table('time_entries').insert({
    ...{ timesheet_id: timesheetId, employee_id: employee.id, worked_on: workedOn },
    ...{ project_id: null, minutes: worked },
  })
  return employee
}

test.group('Overtime by month', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts what was approved and worked beyond the hours of the day, whichever is less', async ({
    client,
    assert,
  }) => {
    await overtimeOf(client, { asked: 120, worked: 480 + 90 })
    await overtimeOf(client, { asked: 60, worked: 480 + 90 })
    await overtimeOf(client, { asked: 60, worked: 480 })
    // neither worked by an approved timesheet, nor agreed to
    await overtimeOf(client, { asked: 60, worked: 600, sheet: 'submitted' })
    await overtimeOf(client, { asked: 60 })
    await overtimeOf(client, { asked: 30, status: 'submitted', worked: 600 })
    await overtimeOf(client, { asked: 30, status: 'rejected', worked: 600 })
    await overtimeOf(client, { asked: 30, status: 'cancelled', worked: 600 })
    const figures = await figuresOf(client, 'hr.manager', 'overtime', QUESTION)
    const expected = { people: 6, waiting: 0.5, approved: 6, counted: 2.5 }
    assert.deepEqual(rowOf(figures, '2024-02'), expected)
    const ask = { ...QUESTION, row: 'total' }
    const counted = await rowsOf(client, 'hr.manager', 'overtime', { ...ask, column: 'counted' })
    assert.deepEqual({ total: counted.total, amount: counted.amount }, { total: 2, amount: 2.5 })
    assert.sameMembers(
      counted.rows.map(({ on }) => on),
      [WORKED_ON, WORKED_ON]
    )
  })

  test('on a day of rest all of it is beyond; another month and another team are left out', async ({
    client,
    assert,
  }) => {
    const manager = await anEmployee(client, { userId: (await person('foreman')).id })
    const own = { managerId: manager.id }
    await overtimeOf(client, { ...own, asked: 300, worked: 240, workedOn: '2024-02-09' })
    await overtimeOf(client, { ...own, asked: 60, workedOn: '2024-01-31' })
    await overtimeOf(client, { asked: 60, worked: 600 })
    const theirs = await figuresOf(client, 'foreman', 'overtime', QUESTION)
    const expected = { people: 1, waiting: 0, approved: 5, counted: 4 }
    assert.deepEqual(rowOf(theirs, '2024-02'), expected)
  })
})
