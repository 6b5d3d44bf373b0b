import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

test.group('Earned value', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('weighs progress against the baseline, for those who may see prices', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, [
      ...TEST_CARD.map((each) =>
        each.op === 'add' ? { ...each, fields: { ...each.fields, budget: '1000.00' } } : each
      ),
    ])
    const path = `/api/projects/${id}/earned-value`
    ;(await client.get(path)).assertStatus(401)
    const planner = await permit(await person('staff'), 'scheduleView')
    ;(await client.get(path).loginAs(planner)).assertStatus(403)
    assert.isNull((await call(client, 'planner', 'get', path)).body().value)
    await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, { body: { name: 'B' } })
    const [A] = (await scheduleOf(client, id)).tasks
    await change(client, id, [
      { op: 'settings', fields: { dataDate: '2027-06-13T17:00' } },
      {
        op: 'update',
        id: A.id,
        fields: { actualStart: '2027-06-07T08:00', remaining: 960, percentComplete: 60 },
      },
    ])
    const { value } = (await call(client, 'planner', 'get', path)).body()
    // A is planned to be done by the 13th, C for three of its four days
    assert.deepInclude(value, {
      asOf: '2027-06-13',
      bac: '4000.00',
      ev: '600.00',
      ac: '0.00',
      cpi: null,
      eac: null,
    })
    assert.equal(value.spi, Math.round((600 / Number(value.pv)) * 100) / 100)
    const now = value.points.find(({ on }: { on: string }) => on === '2027-06-13')
    assert.deepEqual(now, { on: '2027-06-13', pv: value.pv, ev: '600.00', ac: '0.00' })
    assert.equal(value.points.at(-1).pv, '4000.00')
  })
})
