import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { mspdi, mspdiTask, xer } from '../../unit/engines/schedule_files/texts_of_files.js'
import { apply, DIG, NODES, POUR, upload } from './schedule_file_support.js'
import { aProjectToPlan, scheduleOf } from './schedule_support.js'

test.group('Links of schedules of other programs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is judged by what is stored: a second link of two tasks is named, and what follows from it', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const file = xer([DIG, POUR], ['2 1 7 7 PR~SS 24', '2 1 7 7 PR~FS 0'], NODES)
    const { preview, ...batch } = (await upload(client, id, file, 'tower.xer')).body()
    assert.deepEqual(preview.notes, [
      {
        ...{ kind: 'second_link', type: 'SS', lag: 1440, stored: { type: 'FS', lag: 0 } },
        ...{ from: { code: 'A1', name: 'Dig' }, to: { code: 'A2', name: 'Pour' } },
      },
    ])
    assert.deepEqual(preview.leftovers, [{ kind: 'second_links', count: 1, names: ['Pour'] }])
    assert.equal(preview.links, 1)
    assert.deepInclude(preview.agreement, { compared: 2, agreeing: 1 })
    assert.deepEqual(
      preview.agreement.disagreements.map((one: any) => [one.code, one.figure, one.cause]),
      [
        ['A2', 'earlyStart', 'changed_link'],
        ['A2', 'earlyFinish', 'changed_link'],
      ]
    )
    const [{ engine }] = preview.agreement.disagreements
    await apply(client, batch)
    const { tasks, links } = await scheduleOf(client, id)
    assert.equal(tasks.find(({ code }: any) => code === 'A2').earlyStart, engine)
    assert.lengthOf(links, 1)
  }).timeout(60_000)

  test('an elapsed lag is named with the working time that it is stored as', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const link =
      '<PredecessorLink><PredecessorUID>1</PredecessorUID><Type>1</Type><LinkLag>14400</LinkLag><LagFormat>8</LagFormat></PredecessorLink>'
    const file = mspdi(mspdiTask(1, 'Pour') + mspdiTask(2, 'Strip', link))
    const { preview } = (await upload(client, id, file, 'plan.xml')).body()
    assert.lengthOf(preview.notes, 1)
    const [{ kind, from, to, lag, stored }] = preview.notes
    assert.deepEqual([kind, from.name, to.name, lag], ['elapsed_lag', 'Pour', 'Strip', 1440])
    assert.equal(stored.type, 'FS')
    assert.isBelow(stored.lag, 1440)
  }).timeout(60_000)
})
