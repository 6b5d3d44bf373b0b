import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aTeam } from './leave_support.js'
import {
  aManagedProject,
  aSubmittedWeek,
  dayOf,
  entriesOf,
  FULL_WEEK,
  lastWeek,
  saveWeek,
  step,
  timeRow,
  TIMESHEETS,
} from './timesheet_support.js'

test.group('Approval of timesheets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('go to the manager and to who runs the project, and are returned and corrected', async ({
    client,
    assert,
  }) => {
    await aTeam(client)
    const { project, taskId } = await aManagedProject('buyer')
    const rows = [timeRow(FULL_WEEK, { projectId: project.id, taskId })]
    const first = await aSubmittedWeek(client, rows)
    const approvers = first.approvals.map((one: any) => [one.projectId, one.approver.id])
    assert.deepEqual(approvers, [
      [null, (await person('foreman')).id],
      [project.id, (await person('buyer')).id],
    ])
    assert.containsSubset(first.can, { update: false, recall: true, approve: false })
    for (const name of ['approve', 'return'])
      (
        await step(client, 'staff', first, name, name === 'return' ? { reason: 'No' } : {})
      ).assertStatus(403)
    ;(await step(client, 'planner', first, 'approve')).assertStatus(403)
    ;(await step(client, 'hr.manager', first, 'approve')).assertStatus(403)
    ;(await saveWeek(client, 'staff', { rows, seen: first.version })).assertStatus(409)
    const half = await step(client, 'foreman', first, 'approve')
    half.assertStatus(200)
    assert.equal(half.body().status, 'submitted')
    ;(await step(client, 'staff', half.body(), 'recall')).assertStatus(409)
    const bare = await step(client, 'buyer', half.body(), 'return', { reason: '' })
    bare.assertStatus(422)
    const returned = await step(client, 'buyer', half.body(), 'return', { reason: 'Not Thursday' })
    returned.assertStatus(200)
    const own = await call(client, 'staff', 'get', `${TIMESHEETS}/${first.id}`)
    assert.containsSubset(own.body(), {
      ...{ status: 'draft', comment: 'Not Thursday', approvals: [] },
      can: { update: true, submit: true },
    })
    const corrected = await saveWeek(client, 'staff', {
      rows: [timeRow([8, 8, 8, 8], { projectId: project.id, taskId })],
      seen: own.body().version,
    })
    const second = await step(client, 'staff', corrected.body(), 'submit')
    second.assertStatus(200)
    assert.isNull(second.body().comment)
    const one = await step(client, 'buyer', second.body(), 'approve', { comment: 'Fine' })
    one.assertStatus(200)
    const stale = await step(client, 'foreman', second.body(), 'approve')
    stale.assertStatus(412)
    const done = await step(client, 'foreman', one.body(), 'approve')
    done.assertStatus(200)
    assert.containsSubset(done.body(), { status: 'approved', totalMinutes: 1920 })
    ;(await step(client, 'foreman', done.body(), 'approve')).assertStatus(409)
    const told = await db
      .from('notifications')
      .where('user_id', (await person('staff')).id)
      .where('related_entity_type', 'timesheet')
      .orderBy('id')
    assert.deepEqual(
      told.map(({ type }) => type),
      ['timesheet_rejected', 'timesheet_approved']
    )
  })

  test('have what their days cost once approved, which a later rate does not change', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const week = lastWeek()
    const rate = (effectiveOn: string, costRate: string, seen: number) =>
      call(client, 'hr.manager', 'post', `/api/employees/${member.id}/pay-rates`, {
        ...{ body: { effectiveOn, basic: '8000.00', costRate }, seen },
      })
    const first = await rate('2020-01-01', '60.00', member.version)
    first.assertStatus(201)
    const second = await rate(dayOf(week, 2), '64.40', first.body().version)
    second.assertStatus(201)
    const submitted = await aSubmittedWeek(client, [timeRow([8, 8, 7.5])])
    const unknown = await entriesOf(submitted.id)
    assert.deepEqual([...new Set(unknown.map((row) => row.cost_minor))], [null])
    const approved = await step(client, 'foreman', submitted, 'approve')
    approved.assertStatus(200)
    assert.notInclude(approved.text(), '480.00')
    const costs = async () =>
      (await entriesOf(submitted.id)).map(({ cost_minor: cost }) => Number(cost))
    // 8 h at 60.00, twice, and 7.5 h at 64.40
    assert.deepEqual(await costs(), [48_000, 48_000, 48_300])
    ;(
      await call(client, 'foreman', 'post', `${TIMESHEETS}/batches`, { body: { weekStart: week } })
    ).assertStatus(403)
    const locked = await call(client, 'hr.manager', 'post', `${TIMESHEETS}/batches`, {
      body: { weekStart: week },
    })
    locked.assertStatus(201)
    assert.containsSubset(locked.body(), { timesheets: 1, minutes: 1410 })
    const later = await rate('2020-02-01', '99.00', second.body().version)
    later.assertStatus(201)
    assert.deepEqual(await costs(), [48_000, 48_000, 48_300])
    const again = await call(client, 'hr.manager', 'post', `${TIMESHEETS}/batches`, {
      body: { weekStart: week },
    })
    again.assertStatus(409)
    assert.equal(again.body().code, 'NOTHING_TO_LOCK')
  })

  test('are reopened by HR with a reason, one week of one person', async ({ client, assert }) => {
    const { manager } = await aTeam(client)
    const submitted = await aSubmittedWeek(client)
    const approved = await step(client, 'foreman', submitted, 'approve')
    const rows = [timeRow([8])]
    const other = await saveWeek(client, 'foreman', { rows })
    const sent = await step(client, 'foreman', other.body(), 'submit')
    const both = await step(client, 'planner', sent.body(), 'approve')
    both.assertStatus(200)
    const batch = await call(client, 'hr.manager', 'post', `${TIMESHEETS}/batches`, {
      body: { weekStart: lastWeek() },
    })
    batch.assertStatus(201)
    assert.equal(batch.body().timesheets, 2)
    const now = { id: submitted.id, version: approved.body().version + 1 }
    ;(await step(client, 'staff', now, 'reopen', { reason: 'Wrong day' })).assertStatus(403)
    ;(await step(client, 'hr.manager', now, 'reopen', {})).assertStatus(422)
    const reopened = await step(client, 'hr.manager', now, 'reopen', { reason: 'Wrong day' })
    reopened.assertStatus(200)
    assert.containsSubset(reopened.body(), {
      ...{ status: 'draft', comment: 'Wrong day', batchId: null, approvals: [] },
    })
    const untouched = await db.from('timesheets').where('employee_id', manager.id).firstOrFail()
    assert.deepInclude(untouched, { status: 'locked', batch_id: batch.body().id })
    const actions = await db
      .from('audit_logs')
      .where({ entity_type: 'timesheet', entity_id: String(submitted.id) })
      .orderBy('id')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['create', 'submit', 'approve', 'lock', 'reopen']
    )
  })
})
