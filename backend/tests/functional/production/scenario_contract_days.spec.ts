import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'
import { aCrowdedPlan, optimized, scenariosOf as at } from './scenario_support.js'
import { change, scheduleOf } from './schedule_support.js'

/** The crowded plan, with a milestone of its own behind each of the two walls. */
async function twoHandovers(client: ApiClient) {
  const { project } = await aCrowdedPlan(client)
  const { tasks } = await scheduleOf(client, project.id)
  const idOf = (code: string) => tasks.find((task: any) => task.code === code).id as number
  const planned = await change(client, project.id, [
    { op: 'add', ref: 'e', fields: { code: 'E', name: 'East done', kind: 'finish_milestone' } },
    { op: 'add', ref: 'w', fields: { code: 'W', name: 'West done', kind: 'finish_milestone' } },
    { op: 'link', fromId: idOf('A'), toId: 'e', type: 'FS', lag: 0 },
    { op: 'link', fromId: idOf('B'), toId: 'w', type: 'FS', lag: 0 },
  ])
  planned.assertStatus(200)
  const { e: east, w: west } = planned.body().refs as { e: number; w: number }
  return { projectId: project.id as number, east, west }
}

async function promised(client: ApiClient, projectId: number, body: object) {
  const path = `/api/projects/${projectId}/milestones`
  const made = await call(client, 'planner', 'post', path, { body: { name: 'Handover', ...body } })
  made.assertStatus(201)
  return made.body() as { id: number; version: number }
}

async function extended(client: ApiClient, id: number, seen: number, contractOn: string) {
  const body = { contractOn, cause: 'extension', reason: 'Rain' }
  const path = `/api/project-milestones/${id}/contract-days`
  ;(await call(client, 'planner', 'post', path, { body, seen })).assertStatus(200)
}

const lateOf = ({ milestones }: any, taskId: number) =>
  milestones.find((one: any) => one.taskId === taskId)

test.group('Scenarios and contract days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the milestone whose delay costs more is kept, and both are named with their days', async ({
    client,
    assert,
  }) => {
    for (const dear of ['east', 'west'] as const) {
      const plan = await twoHandovers(client)
      const { projectId } = plan
      const cheap = dear === 'east' ? 'west' : 'east'
      for (const [side, damages] of [
        [dear, '5000'],
        [cheap, '100'],
      ] as const)
        await promised(client, projectId, {
          ...{ name: side, nameAr: `تسليم ${side}`, taskId: plan[side] },
          ...{ contractOn: '2027-06-09', damages },
        })
      const found = await optimized(client, projectId)
      assert.equal(found.status, 'done')
      assert.deepEqual([found.before.lateDays, found.after.lateDays], [0, 5])
      assert.deepInclude(lateOf(found, plan[dear]), {
        ...{ name: dear, nameAr: `تسليم ${dear}`, contractOn: '2027-06-09', lateAfter: 0 },
        deadline: '2027-06-09T23:59',
      })
      assert.deepInclude(lateOf(found, plan[cheap]), { name: cheap, lateAfter: 5 })
    }
  })

  test('the earlier of deadline and contract day counts, and an extension moves the latter', async ({
    client,
    assert,
  }) => {
    const { projectId, east, west } = await twoHandovers(client)
    const deadline = '2027-06-09T17:00'
    const dated = [{ op: 'update', id: east, fields: { deadline } }]
    ;(await change(client, projectId, dated)).assertStatus(200)
    await promised(client, projectId, { name: 'Late', taskId: east, contractOn: '2027-06-20' })
    const { id, version } = await promised(client, projectId, {
      ...{ name: 'West', taskId: west, contractOn: '2027-06-10' },
    })
    const found = await optimized(client, projectId)
    assert.deepInclude(lateOf(found, east), {
      ...{ deadline, contractOn: '2027-06-20', name: 'Late', lateAfter: 0 },
    })
    assert.deepInclude(lateOf(found, west), { contractOn: '2027-06-10', lateAfter: 4 })
    await extended(client, id, version, '2027-06-14')
    const path = at(projectId, `/${found.id}/acceptance`)
    const refused = await call(client, 'planner', 'post', path, { seen: found.version })
    refused.assertStatus(409)
    assert.deepInclude(refused.body(), { code: 'SCENARIO_BASIS_CHANGED' })
    assert.deepEqual(
      refused.body().changes.map(({ kind }: { kind: string }) => kind),
      ['contract']
    )
    assert.match(
      refused.body().changes[0].text,
      /^W West done: the contract day is .*14.*2027, before: .*10.*2027$/
    )
    const again = await optimized(client, projectId)
    assert.equal(again.after.lateDays, 0)
    assert.deepInclude(lateOf(again, west), { contractOn: '2027-06-14', lateAfter: 0 })
    const accepted = at(projectId, `/${again.id}/acceptance`)
    ;(await call(client, 'planner', 'post', accepted, { seen: again.version })).assertStatus(200)
    // the contract writes no deadlines
    const { tasks } = await scheduleOf(client, projectId)
    assert.isNull(tasks.find((task: any) => task.id === west).deadline)
  })

  test('of several milestones of a task the earliest is named, and a supposed day replaces it', async ({
    client,
    assert,
  }) => {
    const { projectId, east } = await twoHandovers(client)
    await promised(client, projectId, { name: 'Second', taskId: east, contractOn: '2027-06-15' })
    await promised(client, projectId, { name: 'First', taskId: east, contractOn: '2027-06-13' })
    await promised(client, projectId, { name: 'No task', contractOn: '2027-06-01' })
    const found = await optimized(client, projectId)
    assert.lengthOf(found.milestones, 1)
    assert.deepInclude(found.milestones[0], { name: 'First', contractOn: '2027-06-13' })
    const dates = [{ taskId: east, day: '2027-06-08' }]
    const supposed = await optimized(client, projectId, { seconds: 2, dates })
    assert.deepInclude(supposed.milestones[0], {
      ...{ name: 'First', contractOn: '2027-06-13', deadline: '2027-06-08T23:59' },
      ...{ lateBefore: 1, lateAfter: 1 },
    })
  })

  test('are for those who see the schedule only', async ({ client }) => {
    const { projectId } = await twoHandovers(client)
    ;(await client.get(at(projectId))).assertStatus(401)
    ;(await call(client, 'buyer', 'get', at(projectId))).assertStatus(403)
    const body = { seconds: 2 }
    ;(await call(client, 'foreman', 'post', at(projectId), { body })).assertStatus(403)
  })
})
