import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import ICAL from 'ical.js'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, MONDAY } from './schedule_support.js'

const linkOf = (projectId: number) => `/api/projects/${projectId}/milestone-feed`

/** A milestone that its schedule misses by five days, and one without a task. */
async function aProjectWithMilestones(client: ApiClient) {
  const { id } = await aProjectToPlan()
  const planned = await change(client, id, [
    { op: 'settings', fields: { start: MONDAY } },
    { op: 'add', ref: 'a', fields: { code: 'A', name: 'A', duration: 480 * 10 } },
    { op: 'add', ref: 'm', fields: { code: 'M', name: 'Handover', kind: 'finish_milestone' } },
    { op: 'link', fromId: 'a', toId: 'm', type: 'FS', lag: 0 },
  ])
  const { m: taskId } = planned.body().refs
  for (const body of [
    { name: 'Handover, part 1', nameAr: 'التسليم', contractOn: '2027-06-15', taskId },
    { name: 'Permit', contractOn: '2031-01-01' },
  ])
    (
      await call(client, 'planner', 'post', `/api/projects/${id}/milestones`, { body })
    ).assertStatus(201)
  return id
}

async function linked(client: ApiClient, projectId: number, by = 'planner', language?: 'ar') {
  const made = await call(client, by, 'post', linkOf(projectId), { language })
  made.assertStatus(201)
  return made.body().path as string
}

/** The events of a calendar as a calendar program has them. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const { uid, summary, description, startDate } = new ICAL.Event(one)
    return { uid, summary, description, on: startDate.toString(), isDay: startDate.isDate }
  })
}

test.group('Calendar link to milestones', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for who sees milestones; its secret is shown once and kept as a digest', async ({
    client,
    assert,
  }) => {
    const id = await aProjectWithMilestones(client)
    ;(await client.get(linkOf(id))).assertStatus(401)
    ;(await client.post(linkOf(id)).withCsrfToken()).assertStatus(401)
    for (const method of ['get', 'post', 'delete'] as const)
      (await call(client, 'storekeeper', method, linkOf(id))).assertStatus(403)
    ;(await call(client, 'planner', 'post', linkOf(999_999))).assertStatus(404)
    const path = await linked(client, id)
    const rows = await db.from('milestone_feeds').where('project_id', id)
    assert.lengthOf(rows, 1)
    assert.notInclude(path, rows[0].digest)
    assert.notInclude(JSON.stringify(rows), path.split('/').at(-1)!.replace('.ics', ''))
    const seen = (await call(client, 'planner', 'get', linkOf(id))).body()
    assert.deepEqual(Object.keys(seen), ['since'])
    const logged = await db.from('audit_logs').where('entity_type', 'milestone_feed')
    assert.lengthOf(logged, 1)
    assert.notInclude(JSON.stringify(logged), path)
  })

  test('serves the contract day and the forecast as days, with the same ids each time', async ({
    client,
    assert,
  }) => {
    const id = await aProjectWithMilestones(client)
    const path = await linked(client, id)
    const answer = await client.get(path)
    answer.assertStatus(200)
    assert.match(answer.header('content-type')!, /^text\/calendar/)
    assert.match(answer.header('cache-control')!, /no-store/)
    const events = eventsIn(answer.text())
    const [first] = await db.from('project_milestones').where('project_id', id).orderBy('id')
    assert.deepEqual(
      events.map(({ on, isDay }) => `${on} ${isDay}`),
      ['2027-06-15 true', '2027-06-20 true', '2031-01-01 true']
    )
    assert.equal(events[0]!.uid, `milestone-${first.id}-contract@binaa`)
    assert.match(events[0]!.summary, /^Late: P-PLAN-.* · Handover, part 1$/)
    assert.match(events[1]!.summary, /Handover, part 1 \(forecast\)$/)
    assert.include(events[0]!.description, 'Late by 5 days')
    assert.notMatch(events[2]!.summary, /Late/)
    const again = eventsIn((await client.get(path)).text())
    assert.deepEqual(again, events)
  })

  test('speaks the language in which it was made', async ({ client, assert }) => {
    const id = await aProjectWithMilestones(client)
    const [late] = eventsIn((await client.get(await linked(client, id, 'planner', 'ar'))).text())
    assert.match(late!.summary, /^متأخر: .*التسليم$/)
    assert.include(late!.description, 'متأخر 5 أيام')
  })

  test('ends when it is replaced or revoked, or its owner may not see milestones', async ({
    client,
    assert,
  }) => {
    const id = await aProjectWithMilestones(client)
    const first = await linked(client, id)
    const second = await linked(client, id)
    ;(await client.get(first)).assertStatus(404)
    ;(await client.get(second)).assertStatus(200)
    ;(await call(client, 'planner', 'delete', linkOf(id))).assertStatus(204)
    ;(await client.get(second)).assertStatus(404)
    assert.lengthOf(await db.from('milestone_feeds').where('project_id', id), 0)
    const actions = await db.from('audit_logs').where('entity_type', 'milestone_feed')
    assert.lengthOf(actions, 3)

    const user = await permit(await person('staff'), 'productionView')
    const own = await linked(client, id, 'staff')
    ;(await client.get(own)).assertStatus(200)
    await db.from('users').where('id', user.id).update({ disabled_at: '2027-01-01 00:00:00' })
    ;(await client.get(own)).assertStatus(404)
    await db.from('users').where('id', user.id).update({ disabled_at: null })
    await permit(user)
    ;(await client.get(own)).assertStatus(404)
  })
})
