import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { figuresOf, rowOf, rowsOf } from './report_support.js'
import { anEmployee } from './support.js'

const STAMPS = { version: 1, created_at: '2024-03-01 00:00:00', updated_at: '2024-03-01 00:00:00' }
const QUESTION = { asOf: '2024-03-31', months: 1 }

async function aProject(code: string): Promise<number> {
  const [id] = await db.table('projects').insert({
    ...{ code, name: `Tower ${code}`, name_ar: `برج ${code}`, status: 'in_progress' },
    ...{ search_text: '', ...STAMPS },
  })
  return Number(id)
}

interface Hours {
  projectId: number | null
  minutes: number
  costMinor: number
  status?: string
  workedOn?: string
  managerId?: number
}

/** Somebody with the hours of a day. */
async function hoursOfSomebody(client: ApiClient, hours: Hours) {
  const { projectId, minutes, costMinor, managerId } = hours
  const { status = 'approved', workedOn = '2024-03-05' } = hours
  const employee = await anEmployee(client, managerId ? { managerId } : {})
  const [timesheetId] = await db.table('timesheets').insert({
    ...{ employee_id: employee.id, week_start: '2024-03-03', status, total_minutes: minutes },
    ...STAMPS,
  })
  await db.table('time_entries').insert({
    ...{ timesheet_id: timesheetId, employee_id: employee.id, worked_on: workedOn },
    ...{ project_id: projectId, minutes, cost_minor: costMinor },
  })
  return employee
}

test.group('Hours on projects', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('cost nothing that would tell what one person is paid', async ({ client, assert }) => {
    const [large, small] = [await aProject('P-H1'), await aProject('P-H2')]
    for (let at = 0; at < 5; at++)
      await hoursOfSomebody(client, { projectId: large, minutes: 480, costMinor: 10_000 })
    for (let at = 0; at < 4; at++)
      await hoursOfSomebody(client, { projectId: small, minutes: 60, costMinor: 9000 })
    const figures = await figuresOf(client, 'hr.manager', 'hours', QUESTION)
    assert.deepEqual(rowOf(figures, large), { people: 5, hours: 40, cost: 500 })
    assert.deepEqual(rowOf(figures, small), { people: 4, hours: 4, cost: null })
    // else the small one would be what is missing
    assert.deepEqual(figures.total.values, { people: 9, hours: 44, cost: 500 })
    const asAdmin = await figuresOf(client, 'admin', 'hours', QUESTION)
    assert.deepEqual(rowOf(asAdmin, large), { people: 5, hours: 40 })
    const { total, amount } = await rowsOf(client, 'admin', 'hours', {
      ...{ ...QUESTION, row: large, column: 'hours' },
    })
    assert.deepEqual({ total, amount }, { total: 5, amount: 40 })
  })

  test('are those that were approved, of the months and people asked for', async ({
    client,
    assert,
  }) => {
    const manager = await anEmployee(client, { userId: (await person('foreman')).id })
    const own = { projectId: null, minutes: 90, costMinor: 100, managerId: manager.id }
    await hoursOfSomebody(client, own)
    await hoursOfSomebody(client, { ...own, status: 'locked' })
    await hoursOfSomebody(client, { ...own, status: 'submitted' })
    await hoursOfSomebody(client, { ...own, workedOn: '2024-02-29' })
    await hoursOfSomebody(client, { projectId: null, minutes: 30, costMinor: 100 })
    const theirs = await figuresOf(client, 'foreman', 'hours', QUESTION)
    assert.deepEqual(rowOf(theirs, 'none'), { people: 2, hours: 3 })
    const all = await figuresOf(client, 'hr.manager', 'hours', QUESTION)
    assert.include(rowOf(all, 'none'), { people: 3, hours: 3.5 })
  })
})
