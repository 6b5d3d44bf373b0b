import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { delegations } from '#identity/delegations/delegated_abilities'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { change, scheduleOf } from './schedule_support.js'
import {
  approve,
  aReport,
  aSite,
  aSubmittedReport,
  dayFromToday,
  REPORTS,
  step,
} from './site_report_support.js'

const progressOf = (projectId: number) =>
  db.from('task_progress').where('project_id', projectId).orderBy('task_id')

const taskOf = async (client: ApiClient, projectId: number, code: string) =>
  (await scheduleOf(client, projectId)).tasks.find((task: { code: string }) => task.code === code)

const logOf = (type: string, id: number) =>
  db.from('audit_logs').where({ entity_type: type, entity_id: String(id) })

const { audit } = UnitOfWork.prototype

/** The entry of the log for the report itself is the last row of an approval. */
function failAtTheEnd() {
  UnitOfWork.prototype.audit = async function (this: UnitOfWork, entry) {
    if (entry.entityType === 'site_report') throw new Error('the last row is refused')
    return audit.call(this, entry)
  }
}

test.group('Approval of site reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => delegations.reload())
  group.each.teardown(() => void (UnitOfWork.prototype.audit = audit))

  test('writes the progress into the schedule, with log, events and hash', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const { id: projectId } = site.project
    const works = [
      { taskId: site.tasks.A, percentComplete: 100 },
      { taskId: site.tasks.C, percentComplete: 25, remaining: 1500 },
    ]
    const sent = await aSubmittedReport(client, site, { works })
    assert.equal(sent.approval.steps[0].deciders[0].name, 'Layla Haddad')
    assert.lengthOf(sent.approval.steps[0].deciders, 1)
    assert.isEmpty(await progressOf(projectId))
    const approved = await approve(client, 'chief.engineer', sent)
    approved.assertStatus(200)
    assert.containsSubset(approved.body(), {
      ...{ status: 'approved', approvedByName: 'Layla Haddad' },
      scheduleVersion: sent.scheduleVersion + 1,
      can: { update: false, approve: false },
    })
    assert.match(approved.body().contentHash, /^[0-9a-f]{64}$/)
    const day = sent.reportOn
    assert.containsSubset(await taskOf(client, projectId, 'A'), {
      ...{ percentComplete: 100, remaining: 0 },
    })
    const done = await taskOf(client, projectId, 'A')
    assert.isTrue(done.actualStart.startsWith(day) && done.actualFinish.startsWith(day))
    assert.containsSubset(await taskOf(client, projectId, 'C'), {
      ...{ percentComplete: 25, remaining: 1500, actualFinish: null },
    })
    const rows = await progressOf(projectId)
    assert.deepEqual(
      rows.map(({ task_id: id, reported_on: on, percent_e2: percent }) => [id, on, percent]),
      [
        [site.tasks.A, day, 10_000],
        [site.tasks.C, day, 2500],
      ].sort(([a], [b]) => Number(a) - Number(b))
    )
    assert.lengthOf(await logOf('site_report', sent.id).where('action', 'approve'), 1)
    const [entry] = await logOf('task', site.tasks.C).orderBy('id', 'desc')
    assert.include(JSON.stringify(entry.changes), 'percentComplete')
    const events = await db.from('outbox_events').where('name', 'approvals.decided')
    assert.isTrue(
      events.some(({ payload }) => JSON.stringify(payload).includes(sent.number)),
      'the decision is an event'
    )
  })

  test('is for who runs the project, not for its author nor for who runs another', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client, 'chief.engineer')
    const sent = await aSubmittedReport(client, site)
    ;(await approve(client, 'foreman', sent)).assertStatus(403)
    for (const other of ['planner', 'technical.director']) {
      const refused = await approve(client, other, sent)
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'NOT_THE_APPROVER')
    }
    assert.isEmpty(await progressOf(site.project.id))
    // who runs a project and wrote its report leaves the decision to others
    const own = await aSite(client, 'planner')
    const written = await aReport(client, own, {}, 'planner')
    const handed = (await step(client, 'planner', written, 'submit')).body()
    const self = await approve(client, 'planner', handed)
    self.assertStatus(403)
    assert.equal(self.body().code, 'SELF_APPROVAL')
    ;(await approve(client, 'chief.engineer', handed)).assertStatus(200)
  })

  test('of a colleague who is away is lent with the delegation', async ({ client, assert }) => {
    const site = await aSite(client, 'chief.engineer')
    const sent = await aSubmittedReport(client, site)
    const [from, to] = [await person('chief.engineer'), await person('estimator')]
    ;(await approve(client, 'estimator', sent)).assertStatus(403)
    await db.table('approval_delegations').insert({
      ...{ user_id: from.id, delegate_id: to.id, from_on: today(), to_on: today(), version: 1 },
      ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
    })
    await delegations.reload()
    const approved = await approve(client, 'estimator', sent)
    approved.assertStatus(200)
    assert.containsSubset(approved.body().approval.steps[0], {
      decidedBy: { name: 'Mariam Saleh' },
      onBehalfOf: { name: 'Layla Haddad' },
    })
  })

  test('needs the schedule that was shown', async ({ client, assert }) => {
    const site = await aSite(client)
    const sent = await aSubmittedReport(client, site)
    const { id: projectId } = site.project
    const moved = [{ op: 'update', id: site.tasks.B, fields: { duration: 960 } }]
    ;(await change(client, projectId, moved)).assertStatus(200)
    const stale = await approve(client, 'chief.engineer', sent)
    stale.assertStatus(412)
    ;(await step(client, 'chief.engineer', sent, 'approve')).assertStatus(422)
    assert.isEmpty(await progressOf(projectId))
    const fresh = (await call(client, 'chief.engineer', 'get', `${REPORTS}/${sent.id}`)).body()
    assert.equal(fresh.status, 'submitted')
    ;(await approve(client, 'chief.engineer', fresh)).assertStatus(200)
  })

  test('writes nothing when one row fails', async ({ client, assert }) => {
    const site = await aSite(client)
    const { id: projectId } = site.project
    const works = [
      { taskId: site.tasks.A, percentComplete: 40 },
      { taskId: site.tasks.D, percentComplete: 10 },
    ]
    const sent = await aSubmittedReport(client, site, { works })
    await change(client, projectId, [{ op: 'remove', id: site.tasks.D }])
    const seen = (await call(client, 'chief.engineer', 'get', `${REPORTS}/${sent.id}`)).body()
    assert.isTrue(seen.works[1].isRemoved)
    const { version } = await scheduleOf(client, projectId)
    const refused = await approve(client, 'chief.engineer', seen)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'SITE_REPORT_TASKS_GONE')
    assert.include(refused.body().message, 'Task D')
    // the last row that is written: what comes before it is undone as well
    await change(client, projectId, [{ op: 'restore', id: site.tasks.D }])
    const again = (await call(client, 'chief.engineer', 'get', `${REPORTS}/${sent.id}`)).body()
    await db.table('task_progress').insert({
      ...{ project_id: projectId, task_id: site.tasks.A, reported_on: dayFromToday(0) },
      percent_e2: 3000,
    })
    failAtTheEnd()
    const broken = await approve(client, 'chief.engineer', again)
    broken.assertStatus(500)
    assert.equal((await scheduleOf(client, projectId)).version, version + 1)
    assert.lengthOf(await progressOf(projectId), 1)
    const { status, content_hash: hash } = await db
      .from('site_reports')
      .where('id', sent.id)
      .firstOrFail()
    assert.deepEqual({ status, hash }, { status: 'submitted', hash: null })
    assert.isEmpty(await logOf('site_report', sent.id).where('action', 'approve'))
    const request = await db
      .from('approval_requests')
      .where({ document_type: 'site_report', document_id: sent.id })
      .firstOrFail()
    assert.equal(request.status, 'pending')
  })

  test('of an older day leaves what was reported later', async ({ client, assert }) => {
    const site = await aSite(client)
    const { id: projectId } = site.project
    const works = (percentComplete: number) => [{ taskId: site.tasks.A, percentComplete }]
    const old = await aSubmittedReport(client, site, {
      ...{ reportOn: dayFromToday(-3), works: works(20) },
    })
    const late = await aSubmittedReport(client, site, { works: works(60) })
    ;(await approve(client, 'chief.engineer', late)).assertStatus(200)
    const seen = (await call(client, 'chief.engineer', 'get', `${REPORTS}/${old.id}`)).body()
    ;(await approve(client, 'chief.engineer', seen)).assertStatus(200)
    assert.equal((await taskOf(client, projectId, 'A')).percentComplete, 60)
    const days = (await progressOf(projectId)).map((row) => [row.reported_on, row.percent_e2])
    assert.sameDeepMembers(days, [
      [old.reportOn, 2000],
      [late.reportOn, 6000],
    ])
  })

  test('returns a report with a reason, and its author sends it again', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const sent = await aSubmittedReport(client, site)
    ;(await step(client, 'chief.engineer', sent, 'return')).assertStatus(422)
    const returned = await step(client, 'chief.engineer', sent, 'return', { reason: 'Which zone?' })
    returned.assertStatus(200)
    assert.containsSubset(returned.body(), { status: 'returned', reason: 'Which zone?' })
    const edited = await call(client, 'foreman', 'patch', `${REPORTS}/${sent.id}`, {
      ...{ seen: returned.body().version, body: { notes: 'Zone 1, grid A to C' } },
    })
    edited.assertStatus(200)
    const again = await step(client, 'foreman', edited.body(), 'submit')
    again.assertStatus(200)
    ;(await approve(client, 'chief.engineer', again.body())).assertStatus(200)
    await site.project.merge({ status: 'closed' }).save()
    const waiting = await aSite(client)
    const other = await aSubmittedReport(client, waiting)
    await waiting.project.merge({ status: 'closed' }).save()
    const closed = await approve(client, 'chief.engineer', other)
    closed.assertStatus(409)
    assert.equal(closed.body().code, 'PROJECT_CLOSED')
  })
})
