import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runDueJobs } from '#core/jobs/due_jobs'
import { readBlob } from '#core/storage/blobs'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aWeek } from './month_sheet_records.js'
import { anEmployee } from './support.js'

const PATH = '/api/project-staffing'
const STAMPS = { version: 1, created_at: '2030-01-01 00:00:00', updated_at: '2030-01-01 00:00:00' }
const WEEKS = 'from=2030-06-02&weeks=2'

async function aProject(code: string, values: Record<string, unknown> = {}): Promise<number> {
  const [id] = await db.table('projects').insert({
    ...{ code, name: `Tower ${code}`, name_ar: `برج ${code}`, status: 'in_progress' },
    ...{ search_text: '', ...STAMPS, ...values },
  })
  return Number(id)
}

const onProject = (projectId: number, userId: number, fromOn: string, toOn: string | null) =>
  db.table('project_team_members').insert({
    ...{ project_id: projectId, user_id: userId, role: 'planner', from_on: fromOn, to_on: toOn },
    ...STAMPS,
  })

test.group('Staffing of projects', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await db.from('public_holidays').delete()
    return rollback
  })

  test('shows weeks with their projects, those whom a manager has below them', async ({
    client,
    assert,
  }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const { id: staffId } = await person('staff')
    const manager = await anEmployee(client, { userId: (await person('foreman')).id })
    const member = await anEmployee(client, {
      ...{ userId: staffId, managerId: manager.id, weekend: 'friday_saturday' },
    })
    await anEmployee(client, { managerId: manager.id })
    const [first, second] = [await aProject('P-T1'), await aProject('P-T2')]
    const closed = await aProject('P-T3', { status: 'closed' })
    // Sunday to Tuesday of the first week, then both, then one
    await onProject(first, staffId, '2030-01-01', '2030-06-04')
    await onProject(second, staffId, '2030-06-09', null)
    await onProject(first, staffId, '2030-06-11', '2030-06-11')
    await onProject(closed, staffId, '2030-01-01', null)
    for (const username of ['foreman', 'hr.manager', 'admin']) {
      const answer = await call(client, username, 'get', `${PATH}?${WEEKS}&projectId=${first}`)
      answer.assertStatus(200)
      const [only] = answer.body().people
      assert.equal(only.employeeId, member.id)
      assert.containsSubset(only.weeks, [
        { projects: [{ projectId: first }], assignedDays: 3, workingDays: 5, utilization: 60 },
        { projects: [{ projectId: first }], assignedDays: 1, utilization: 20 },
      ])
    }
    const all = await call(client, 'foreman', 'get', `${PATH}?${WEEKS}`)
    all.assertHeader('x-total-count', '1')
    assert.containsSubset(all.body().weeks, [
      { from: '2030-06-02', to: '2030-06-08', people: 1, utilization: 60 },
      { from: '2030-06-09', people: 1, utilization: 100 },
    ])
    assert.deepEqual(
      all.body().projects.map(({ code }: { code: string }) => code),
      ['P-T1', 'P-T2']
    )
    const everyone = await call(client, 'foreman', 'get', `${PATH}?${WEEKS}&show=everyone`)
    everyone.assertHeader('x-total-count', '2')
    assert.equal(everyone.body().weeks[0].people, 1)
    // what a week counts is what it opens
    const opened = await call(client, 'foreman', 'get', `${PATH}?from=2030-06-09&weeks=1`)
    opened.assertHeader('x-total-count', '1')
  })

  test('says beside it what timesheets have of each week, once they are handed in', async ({
    client,
    assert,
  }) => {
    const { id: userId } = await person('staff')
    const { id } = await anEmployee(client, { userId })
    const [planned, helped] = [await aProject('P-T4'), await aProject('P-T5')]
    await onProject(planned, userId, '2030-01-01', null)
    const timesheetId = await aWeek(id, { '2030-06-02': 480, '2030-06-03': 300 }, 'submitted')
    const day = { timesheet_id: timesheetId, employee_id: id, worked_on: '2030-06-03' }
    await db.from('time_entries').where('timesheet_id', timesheetId).update({ project_id: planned })
    await db.table('time_entries').insert({ ...day, project_id: helped, minutes: 120 })
    await aWeek(id, { '2030-06-09': 60 }, 'draft')
    const weeksOf = async (query: string) => {
      const answer = await call(client, 'hr.manager', 'get', `${PATH}?${WEEKS}&${query}`)
      answer.assertStatus(200)
      const own = answer.body().people.find((one: any) => one.employeeId === id)
      const worked = own.weeks.map((week: any) => week.worked)
      return { worked, codes: answer.body().workedProjects.map(({ code }: any) => code) }
    }
    assert.deepEqual(await weeksOf(''), {
      worked: [
        {
          ...{ timesheetId, minutes: 900 },
          projects: [
            { projectId: planned, minutes: 780 },
            { projectId: helped, minutes: 120 },
          ],
        },
        null,
      ],
      codes: ['P-T4', 'P-T5'],
    })
    const { worked } = await weeksOf(`projectId=${planned}`)
    assert.equal(worked[0].minutes, 780)
    const opened = await call(client, 'hr.manager', 'get', `/api/timesheets/${timesheetId}`)
    opened.assertStatus(200)
  })

  test('is empty for who manages nobody', async ({ client, assert }) => {
    await anEmployee(client, { userId: (await person('staff')).id })
    const answer = await call(client, 'staff', 'get', `${PATH}?show=everyone`)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { isOpen: false, people: [], projects: [] })
    const refused = await call(client, 'staff', 'post', `${PATH}/exports`, {
      body: { format: 'csv' },
    })
    refused.assertStatus(403)
    for (const query of ['weeks=0', 'weeks=27', 'from=x', 'show=none']) {
      const bad = await call(client, 'hr.manager', 'get', `${PATH}?${query}`)
      bad.assertStatus(422)
    }
  })

  test('leaves the portal as a table of codes and hours', async ({ client, assert }) => {
    const { id: userId } = await person('staff')
    const { id } = await anEmployee(client, { userId, name: 'Huda' })
    await onProject(await aProject('P-T7'), userId, '2030-01-01', null)
    await aWeek(id, { '2030-06-02': 480, '2030-06-03': 270 }, 'approved')
    const body = { format: 'csv', from: '2030-06-02', weeks: 1 }
    const ordered = await call(client, 'hr.manager', 'post', `${PATH}/exports`, { body })
    ordered.assertStatus(202)
    await runDueJobs()
    const job = (await call(client, 'hr.manager', 'get', `/api/jobs/${ordered.body().id}`)).body()
    assert.equal(job.status, 'completed')
    const file = await db.from('files').where('id', job.result.fileId).firstOrFail()
    const text = (await readBlob(file.storage_key)).toString()
    assert.match(text, /"Huda","Department \d+","P-T7",100,12.5/)
    assert.match(text, /"Hours worked","?"?,12.5,"?"?,12.5/)
  })
})
