import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { mspdi, mspdiTask } from '../../unit/engines/schedule_files/texts_of_files.js'
import { addressOf, apply, exported, upload } from './schedule_file_support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

const baseline = (number: number | string, start: string, finish: string, more = '') =>
  `<Baseline><Number>${number}</Number><Start>${start}</Start><Finish>${finish}</Finish>${more}</Baseline>`

const FIRST = baseline(
  0,
  '2026-03-02T08:00:00',
  '2026-03-03T17:00:00',
  '<Duration>PT16H0M0S</Duration><Work>PT32H30M0S</Work><Cost>123456</Cost>'
)
const SECOND = baseline(10, '2026-03-04T09:15:00', '2026-03-05T16:45:00')
const FILE = mspdi(mspdiTask(1, 'Dig', FIRST + SECOND) + mspdiTask(2, 'Pour', FIRST))

const rowsOf = (projectId: number) =>
  db
    .from('baseline_tasks as bt')
    .join('baselines as b', 'b.id', 'bt.baseline_id')
    .join('tasks as t', 't.id', 'bt.task_id')
    .where('b.project_id', projectId)
    .select('b.name', 't.name as task', 'bt.start', 'bt.finish', 'bt.duration', 'bt.work')
    .select('bt.budget_minor')
    .orderBy('bt.id')

/** Without the names, which a file has no place for. */
const kept = (rows: Record<string, unknown>[]) => rows.map(({ name: _, ...row }) => row)

test.group('Baselines of schedule files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are shown in the preview, kept when it is applied, and not twice', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const batch = (await upload(client, id, FILE, 'tower.xml', 'admin')).body()
    const named = [
      { number: 0, name: 'Baseline 0 from tower.xml', tasks: 2, isNew: true },
      { number: 10, name: 'Baseline 10 from tower.xml', tasks: 1, isNew: true },
    ]
    assert.deepEqual(batch.preview.baselines, named)
    assert.notInclude(
      batch.preview.leftovers.map(({ kind }: { kind: string }) => kind),
      'baselines'
    )
    const done = await apply(client, batch, 'admin')
    assert.equal(done.body().status, 'completed')
    const listed = (await call(client, 'admin', 'get', `/api/projects/${id}/baselines`)).body()
    assert.containSubset(listed, [
      { name: 'Baseline 0 from tower.xml', finish: '2026-03-03T17:00', budget: '2469.12' },
      { name: 'Baseline 10 from tower.xml', finish: '2026-03-05T16:45', budget: '0.00' },
    ])
    assert.containSubset(await rowsOf(id), [{ task: 'Dig', duration: 960, work: 1950 }])
    const logged = await db.from('audit_logs').where('entity_type', 'baseline')
    assert.lengthOf(logged, 2)

    const again = (await upload(client, id, FILE, 'tower.xml', 'admin')).body()
    assert.isFalse(again.preview.baselines[0].isNew)
    await apply(client, again, 'admin')
    assert.lengthOf(await db.from('baselines').where('project_id', id), 2)
  }).timeout(60_000)

  test('are left out where they are not wanted, and costs where prices are not seen', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const batch = (await upload(client, id, FILE, 'tower.xml')).body()
    const path = `${addressOf(id)}/imports/${batch.id}/apply`
    const wrong = { body: { baselines: 'no' }, seen: batch.version }
    ;(await call(client, 'planner', 'post', path, wrong)).assertStatus(422)
    await apply(client, batch, 'planner', { baselines: false })
    assert.lengthOf(await db.from('baselines').where('project_id', id), 0)
    await permit(await person('staff'), 'scheduleView')
    const seen = (await upload(client, id, FILE, 'tower.xml', 'staff')).body()
    assert.equal((await apply(client, seen, 'staff')).body().status, 'completed')
    const costs = (await rowsOf(id)).map(({ budget_minor }) => budget_minor)
    assert.deepEqual(costs, [null, null, null])
  }).timeout(60_000)

  test('go out and come back to the minute, the newest eleven', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    for (let number = 1; number <= 12; number++) {
      const body = { name: `Plan ${number}` }
      await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, { body })
      const [task] = (await scheduleOf(client, id)).tasks
      const fields = { duration: task.duration + 137 }
      await change(client, id, [{ op: 'update', id: task.id, fields }])
    }
    const text = await exported(client, id, 'mspdi')
    const copy = await aProjectToPlan()
    const batch = (await upload(client, copy.id, text, 'copy.xml')).body()
    assert.lengthOf(batch.preview.baselines, 11)
    await apply(client, batch)
    const before = (await rowsOf(id)).filter(({ name }) => name !== 'Plan 1')
    assert.lengthOf(before, 44)
    assert.deepEqual(kept(await rowsOf(copy.id)), kept(before))
    assert.deepEqual(
      (await scheduleOf(client, copy.id)).tasks.map(({ earlyFinish }: any) => earlyFinish),
      (await scheduleOf(client, id)).tasks.map(({ earlyFinish }: any) => earlyFinish)
    )
  }).timeout(120_000)

  test('of a hostile file are named, or refuse it', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const [from, to] = ['2026-03-02T08:00:00', '2026-03-03T17:00:00']
    const bad = [
      baseline(99, from, to),
      baseline(-1, from, to),
      baseline('x', from, to),
      baseline('1.5', from, to),
      baseline(3, to, from),
      FIRST + FIRST,
      '<Baseline><Number>2</Number><Cost>500</Cost></Baseline>',
    ]
    const tasks = bad.map((of, index) => mspdiTask(index + 1, `Task ${index}`, of)).join('')
    const { preview } = (await upload(client, id, mspdi(tasks), 'bad.xml')).body()
    const noted = preview.leftovers.find(({ kind }: { kind: string }) => kind === 'baselines')
    assert.deepEqual(noted, {
      kind: 'baselines',
      count: 7,
      names: bad.map((_, at) => `Task ${at}`),
    })
    assert.deepEqual(
      preview.baselines.map(({ number }: { number: number }) => number),
      [0]
    )
    const broken = mspdi(mspdiTask(1, 'Dig', baseline(0, '2026-02-31T08:00:00', to)))
    const seen = (await upload(client, id, broken, 'broken.xml')).body()
    assert.containSubset(seen, { status: 'failed', fault: 'broken_date' })
    const million = mspdi(mspdiTask(1, 'Dig', '<Baseline/>'.repeat(1_000_000)))
    const huge = (await upload(client, id, million, 'huge.xml')).body()
    assert.containSubset(huge, { status: 'failed', fault: 'too_large' })
  }).timeout(120_000)
})
