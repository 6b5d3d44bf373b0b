import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { call } from '../functional/procurement/support.js'
import { aCrowdedPlan, optimized, scenariosOf } from '../functional/production/scenario_support.js'
import { scheduleOf } from '../functional/production/schedule_support.js'

test.group('Scenarios at the same time', () => {
  test('of two planners who each accept another one, one is told that the schedule changed', async ({
    client,
    assert,
  }) => {
    const { project } = await aCrowdedPlan(client)
    const found = [await optimized(client, project.id), await optimized(client, project.id)]
    const { version } = await scheduleOf(client, project.id)
    tried('races', 2)
    const answers = await Promise.all(
      found.map(({ id, version: seen }, at) =>
        call(
          client,
          at ? 'planner' : 'admin',
          'post',
          scenariosOf(project.id, `/${id}/acceptance`),
          {
            seen,
          }
        )
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 409])
    const refused = answers.find((answer) => answer.status() === 409)!
    assert.equal(refused.body().code, 'SCENARIO_STALE')
    assert.equal((await scheduleOf(client, project.id)).version, version + 1)
    const stored = await db.from('schedule_scenarios').where('project_id', project.id)
    assert.deepEqual(stored.map(({ status }) => status).sort(), ['accepted', 'done'])
  })

  test('a capacity that another planner changes meanwhile is noticed, or comes after', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { project, crew } = await aCrowdedPlan(client)
      const found = await optimized(client, project.id)
      const { version } = await scheduleOf(client, project.id)
      tried('races', 2)
      const path = scenariosOf(project.id, `/${found.id}/acceptance`)
      const [accepted, changed] = await Promise.all([
        call(client, 'planner', 'post', path, { seen: found.version }),
        call(client, 'admin', 'patch', `/api/schedule-resources/${crew}`, {
          ...{ body: { capacity: '5' }, seen: 1 },
        }),
      ])
      changed.assertStatus(200)
      assert.include([200, 409], accepted.status())
      const isAccepted = accepted.status() === 200
      if (!isAccepted) assert.equal(accepted.body().changes[0].kind, 'capacity')
      const after = await scheduleOf(client, project.id)
      assert.equal(after.version, isAccepted ? version + 1 : version)
      const log = await db
        .from('audit_logs')
        .where((query) =>
          query
            .where({ entity_type: 'schedule_scenario', entity_id: String(found.id) })
            .where('action', 'accept')
        )
        .orWhere((query) =>
          query
            .where({ entity_type: 'schedule_resource', entity_id: String(crew) })
            .where('action', 'update')
        )
        .orderBy('id')
      // accepted, it was so before the capacity changed
      const expected = isAccepted ? ['accept', 'update'] : ['update']
      assert.deepEqual(
        log.map(({ action }) => action),
        expected
      )
    }
  }).timeout(60_000)
})
