import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { notifyNoticeDeadlines } from '#production/delays/notify_notice_deadlines'
import { notifyMilestones } from '#production/project_milestones/notify_milestones'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aDelay, aPlannedProject } from './delay_support.js'
import { aProjectToPlan, change } from './schedule_support.js'

const day = (days: number) => addDays(today(), days)

/** Whom a message reached, by username, oldest first. */
async function reached(type: string, entityId: number): Promise<string[]> {
  const rows = await db
    .from('notifications')
    .join('users', 'users.id', 'notifications.user_id')
    .where({ type, related_entity_id: entityId })
    .orderBy('notifications.id')
    .select('username')
  return rows.map(({ username }) => username)
}

async function aPlannerOf(projectId: number, username: string, toOn: string | null = null) {
  await db.table('project_team_members').insert({
    ...{ project_id: projectId, user_id: (await person(username)).id, role: 'planner' },
    ...{ from_on: day(-90), to_on: toOn, version: 1 },
    ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
  })
}

test.group('Warnings of what a contract asks for', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a notice of a delay is asked for once at each step, by who runs and plans it', async ({
    client,
    assert,
  }) => {
    const project = await aPlannedProject(client)
    await aPlannerOf(project.id, 'foreman')
    await aPlannerOf(project.id, 'estimator', day(-1))
    const delay = (firstOn: string, more: object = {}) =>
      aDelay(client, project.id, { firstOn, lastOn: null, ...more })
    const closing = await delay(day(-22))
    const given = await delay(day(-22), { noticeOn: day(-3) })
    const own = await delay(day(-22), { responsible: 'subcontractor' })
    const early = await delay(day(-10))
    await notifyNoticeDeadlines()
    await notifyNoticeDeadlines()
    const people = ['planner', 'foreman']
    assert.sameMembers(await reached('delay_notice_due', closing.id), people)
    for (const { id } of [given, own, early]) {
      assert.isEmpty(await reached('delay_notice_due', id))
      assert.isEmpty(await reached('delay_notice_lapsed', id))
    }
    // the last day but one, and the day after the last
    await notifyNoticeDeadlines(day(5))
    await notifyNoticeDeadlines(day(6))
    assert.lengthOf(await reached('delay_notice_due', closing.id), 4)
    await notifyNoticeDeadlines(day(7))
    await notifyNoticeDeadlines(day(8))
    assert.sameMembers(await reached('delay_notice_lapsed', closing.id), people)
    // another period is another last day
    await db.from('projects').where('id', project.id).update({ notice_days: 14 })
    await notifyNoticeDeadlines()
    assert.sameMembers(await reached('delay_notice_due', early.id), people)
  })

  test('a milestone is announced before its day, and when it is forecast late, once a change', async ({
    client,
    assert,
  }) => {
    const project = await aProjectToPlan()
    await project.merge({ managerId: (await person('planner')).id, status: 'in_progress' }).save()
    const planned = await change(client, project.id, [
      { op: 'settings', fields: { start: `${day(1)}T08:00` } },
      { op: 'add', ref: 'a', fields: { code: 'A', name: 'A', duration: 480 * 10 } },
      { op: 'add', ref: 'm', fields: { code: 'M', name: 'Handover', kind: 'finish_milestone' } },
      { op: 'link', fromId: 'a', toId: 'm', type: 'FS', lag: 0 },
    ])
    planned.assertStatus(200)
    const { a, m } = planned.body().refs
    const made = await call(client, 'planner', 'post', `/api/projects/${project.id}/milestones`, {
      body: { name: 'Handover', contractOn: day(28), taskId: m },
    })
    made.assertStatus(201)
    const count = async (type: string) => (await reached(type, project.id)).length
    await notifyMilestones()
    await notifyMilestones()
    assert.deepEqual(await reached('milestone_due', project.id), ['planner'])
    assert.equal(await count('milestone_late'), 0)
    for (const [days, late] of [
      [40, 1],
      [60, 2],
    ] as const) {
      const longer = await change(client, project.id, [
        { op: 'update', id: a, fields: { duration: 480 * days } },
      ])
      longer.assertStatus(200)
      await notifyMilestones()
      await notifyMilestones()
      assert.equal(await count('milestone_late'), late)
    }
    assert.equal(await count('milestone_due'), 1)
    // what no one builds asks for nothing
    await project.merge({ status: 'on_hold' }).save()
    await db
      .from('project_milestones')
      .where('id', made.body().id)
      .update({ contract_on: day(5) })
    await notifyMilestones()
    assert.equal(await count('milestone_late'), 2)
  })
})
