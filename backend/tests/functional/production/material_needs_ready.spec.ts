import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aMaterial, anOrderFor, aSite, stateNeeds } from './material_need_support.js'
import { change, scheduleOf } from './schedule_support.js'

test.group('Material of tasks where planners look', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are in the schedule with the day on which they are ready, and again when they move', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    const need = { materialId, quantity: '10', leadDays: 1 }
    await stateNeeds(client, site, [
      { ...need, taskId: site.tasks.A },
      { ...need, taskId: site.tasks.B },
    ])
    const line = { materialId, quantity: '10' }
    await anOrderFor(client, site, line, { requiredOn: '2027-06-16' })
    const { A, B } = site.tasks
    const known = { taskId: A, readyOn: '2027-06-16', complete: true }
    const open = { taskId: B, readyOn: null, complete: false }
    assert.sameDeepMembers((await scheduleOf(client, site.project)).materials, [known, open])
    const renamed = [{ op: 'update', id: A, fields: { name: 'Pit' } }]
    assert.isNull((await change(client, site.project, renamed)).body().materials)
    const parted = await change(client, site.project, [
      { op: 'unlink', fromId: A, toId: B },
      {
        ...{ op: 'update', id: A },
        fields: { constraintKind: 'start_no_earlier', constraintAt: '2027-06-20T08:00' },
      },
    ])
    parted.assertStatus(200)
    assert.sameDeepMembers(parted.body().materials, [
      { ...open, taskId: A },
      { ...known, taskId: B },
    ])
  })

  test('that come after the start of their task are late in the weeks ahead, until it begins', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    const { A, B } = site.tasks
    await stateNeeds(client, site, [{ taskId: A, materialId, quantity: '10' }])
    const line = { materialId, quantity: '10' }
    await anOrderFor(client, site, line, { requiredOn: '2027-06-16' })
    const path = `/api/look-ahead?projectId=${site.project}&from=2027-06-13`
    const all = (await call(client, 'planner', 'get', path)).body()
    assert.containsSubset(all.tasks, [
      { taskId: A, materialReadyOn: '2027-06-16', lateMaterialOn: '2027-06-16', isReady: false },
      { taskId: B, materialReadyOn: null, lateMaterialOn: null, isReady: true },
    ])
    const late = await call(client, 'planner', 'get', `${path}&state=late_material`)
    late.assertHeader('x-total-count', '1')
    assert.equal(late.body().tasks[0].taskId, A)
    const readyIds = async () =>
      (await call(client, 'planner', 'get', `${path}&state=ready`))
        .body()
        .tasks.map(({ taskId }: { taskId: number }) => taskId)
    assert.notInclude(await readyIds(), A)
    assert.include(await readyIds(), B)
    const { id: promisedBy } = await person('foreman')
    const promised = await call(
      client,
      'foreman',
      'post',
      `/api/projects/${site.project}/weekly-plan/promises`,
      { seen: 0, body: { day: '2027-06-13', taskId: A, percent: 50, promisedBy } }
    )
    promised.assertStatus(201)
    promised.assertBodyContains({ promises: [{ taskId: A, lateMaterialOn: '2027-06-16' }] })
    const everywhere = '/api/look-ahead?from=2027-06-13&state=late_material'
    await db.from('projects').where('id', site.project).update({ status: 'in_progress' })
    const found = (await call(client, 'planner', 'get', everywhere)).body().tasks
    assert.include(
      found.map(({ taskId }: { taskId: number }) => taskId),
      A
    )
    const begun = { actualStart: '2027-06-15T08:00', percentComplete: 10 }
    await change(client, site.project, [{ op: 'update', id: A, fields: begun }])
    const after = await call(client, 'planner', 'get', `${path}&state=late_material`)
    after.assertHeader('x-total-count', '0')
    assert.include(await readyIds(), A)
  })
})
