import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { mspdi, mspdiTask, xer } from '../../unit/engines/schedule_files/texts_of_files.js'
import {
  addressOf,
  apply,
  DIG,
  exported,
  FILE,
  NODES,
  POUR,
  upload,
} from './schedule_file_support.js'
import { aProjectToPlan, change, MONDAY, scheduleOf, TEST_CARD } from './schedule_support.js'

const shapeOf = (schedule: any) =>
  schedule.tasks.map(({ code, name, wbs, duration, earlyStart, earlyFinish, totalFloat }: any) =>
    [code, name, wbs, duration, earlyStart, earlyFinish, totalFloat].join(' ')
  )

test.group('Schedules of other programs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a file of Primavera is previewed, then applied, with the dates it brought', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const seen = await upload(client, id, FILE, 'tower.xer')
    seen.assertStatus(200)
    const batch = seen.body()
    assert.containSubset(batch, { status: 'ready', format: 'xer', can: { apply: true } })
    assert.containSubset(batch.preview, {
      ...{ name: 'Tower', tasks: 2, summaries: 1, links: 1 },
      agreement: { compared: 2, agreeing: 2, disagreements: [] },
      revision: { added: 3, changed: 0, removed: 0, linksAdded: 1 },
      calendars: [{ name: 'Site', isNew: true }],
    })
    assert.lengthOf((await scheduleOf(client, id)).tasks, 0)

    const done = await apply(client, batch)
    assert.equal(done.body().status, 'completed')
    const schedule = await scheduleOf(client, id)
    assert.deepEqual(shapeOf(schedule), [
      'B Base 1 0 2026-03-01T08:00 2026-03-04T16:00 0',
      'A1 Dig 1.1 960 2026-03-01T08:00 2026-03-02T16:00 0',
      'A2 Pour 1.2 480 2026-03-04T08:00 2026-03-04T16:00 0',
    ])
    assert.containSubset(schedule.links, [{ type: 'FS', lag: 480 }])
    const imported = await db.from('schedule_imports').where('id', batch.id).firstOrFail()
    assert.equal(imported.status, 'applied')
    const logged = await db
      .from('audit_logs')
      .where('entity_type', 'task')
      .where('action', 'create')
    assert.isAtLeast(logged.length, 3)

    const again = await call(
      client,
      'planner',
      'post',
      `${addressOf(id)}/imports/${batch.id}/apply`,
      {
        seen: imported.version,
      }
    )
    again.assertStatus(409)
  }).timeout(60_000)

  test('brings no calendar and no resource of who may not add them', async ({ client, assert }) => {
    const count = async () => [
      (await db.from('work_calendars').count('* as total').first()).total,
      (await db.from('schedule_resources').count('* as total').first()).total,
    ]
    const { id } = await aProjectToPlan()
    const user = await permit(await person('staff'), 'scheduleView')
    const before = await count()
    const seen = await upload(client, id, FILE, 'tower.xer', 'staff')
    assert.containSubset(seen.body(), { status: 'ready', lacked: ['calendars'] })
    assert.isFalse(seen.body().can.apply)
    const refused = await apply(client, seen.body(), 'staff')
    refused.assertStatus(403)
    assert.deepEqual(await count(), before)

    // the right is lost between the order and its job
    await permit(user, 'productionView')
    const path = `${addressOf(id)}/imports/${seen.body().id}/apply`
    const order = await call(client, 'staff', 'post', path, { seen: seen.body().version })
    order.assertStatus(202)
    await permit(user, 'scheduleView')
    await runJob(order.body().id)
    const job = await call(client, 'staff', 'get', `/api/jobs/${order.body().id}`)
    assert.equal(job.body().status, 'failed')
    assert.deepEqual(await count(), before)
    assert.lengthOf((await scheduleOf(client, id)).tasks, 0)
  }).timeout(60_000)

  test('a later file is a revision: matched by codes, with what it changes', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const first = await upload(client, id, FILE, 'tower.xer')
    await apply(client, first.body())
    const ids = new Map(
      (await scheduleOf(client, id)).tasks.map((task: any) => [task.code, task.id])
    )
    const later = xer(
      [POUR.replace('8 8', '24 24'), '3 7 11 1 TT~Task TK~NotStart A3 Cure 8 8'],
      ['3 2 7 7 PR~SS 8'],
      NODES
    )
    const { preview, ...batch } = (await upload(client, id, later, 'tower2.xer')).body()
    assert.containSubset(preview.revision, {
      ...{ added: 1, changed: 1, removed: 1 },
      names: {
        added: [{ code: 'A3' }],
        changed: [{ code: 'A2', fields: ['duration'] }],
        removed: [{ code: 'A1' }],
      },
    })
    assert.deepEqual(preview.calendars, [{ name: 'Site', isNew: false }])
    await apply(client, batch)
    const { tasks, links } = await scheduleOf(client, id)
    assert.deepEqual(
      tasks.map(({ code }: any) => code),
      ['B', 'A2', 'A3']
    )
    assert.equal(tasks[1].id, ids.get('A2'))
    assert.containSubset(links, [{ fromId: tasks[1].id, toId: tasks[2].id, type: 'SS' }])
  }).timeout(60_000)

  test('a plan is exported as {$self} and imported into another project: the same to the minute')
    .with(['xer', 'mspdi'])
    .run(async ({ client, assert }, format) => {
      const [from, to] = [await aProjectToPlan(), await aProjectToPlan()]
      await change(client, from.id, TEST_CARD)
      const text = await exported(client, from.id, format)
      const name = format === 'xer' ? 'plan.xer' : 'plan.xml'
      const batch = (await upload(client, to.id, text, name)).body()
      assert.deepInclude(batch.preview.agreement, { compared: 4, agreeing: 4 })
      assert.deepEqual(batch.preview.leftovers, [])
      assert.deepEqual(batch.preview.calendars[0].isNew, false)
      await apply(client, batch)
      const [planned, copied] = [await scheduleOf(client, from.id), await scheduleOf(client, to.id)]
      assert.deepEqual(shapeOf(copied), shapeOf(planned))
      assert.lengthOf(copied.links, 4)
    })

  test('tables are written and read: CSV and XLSX', async ({ client, assert }) => {
    const [from, to] = [await aProjectToPlan(), await aProjectToPlan()]
    await change(client, from.id, TEST_CARD)
    const csv = await exported(client, from.id, 'csv')
    const batch = (await upload(client, to.id, csv, 'plan.csv')).body()
    assert.deepInclude(batch.preview.agreement, { compared: 4, agreeing: 4 })
    const order = await call(client, 'planner', 'post', `${addressOf(from.id)}/exports`, {
      body: { format: 'xlsx' },
    })
    assert.equal(await runJob(order.body().id), 'completed')
  }).timeout(60_000)

  test('progress comes back from a table, and stays where the table does not speak of it', async ({
    client,
    assert,
  }) => {
    const [from, to] = [await aProjectToPlan(), await aProjectToPlan()]
    await change(client, from.id, TEST_CARD)
    const taskOf = async (id: number, code: string) =>
      (await scheduleOf(client, id)).tasks.find((task: any) => task.code === code)
    const begun = { actualStart: MONDAY, remaining: 960, percentComplete: 60 }
    const { id: taskId } = await taskOf(from.id, 'A')
    await change(client, from.id, [{ op: 'update', id: taskId, fields: begun }])
    const csv = await exported(client, from.id, 'csv')
    await apply(client, (await upload(client, to.id, csv, 'plan.csv')).body())
    assert.containSubset(await taskOf(to.id, 'A'), begun)
    assert.deepEqual(
      shapeOf(await scheduleOf(client, to.id)),
      shapeOf(await scheduleOf(client, from.id))
    )
    const plain = 'Code,Name,Duration\nA,Task A,5d\n'
    await apply(client, (await upload(client, to.id, plain, 'short.csv')).body())
    assert.containSubset(await taskOf(to.id, 'A'), begun)
  }).timeout(60_000)

  test('what is no schedule is refused: at the door, or with the reason', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const refused = async (text: string, name: string) =>
      (await upload(client, id, text, name)).body().code
    assert.equal(await refused('<html></html>', 'plan.xml'), 'FILE_TYPE_REFUSED')
    const laughs = '<!DOCTYPE l [<!ENTITY a "ha">]>'
    assert.equal(await refused(mspdi(mspdiTask(1, '&a;'), laughs), 'plan.xml'), 'FILE_TYPE_REFUSED')
    const broken = (await upload(client, id, mspdi('<Task>').slice(0, 170), 'plan.xml')).body()
    assert.containSubset(broken, { status: 'failed', fault: 'unreadable', can: { apply: false } })
    const cycle = xer([DIG, POUR], ['2 1 7 7 PR~FS 8', '1 2 7 7 PR~FS 0'], NODES)
    const circular = (await upload(client, id, cycle, 'plan.xer')).body()
    assert.equal(circular.preview.fault.fault, 'CYCLE')
    assert.includeMembers(circular.preview.fault.tasks, ['Dig', 'Pour'])
    const order = await apply(client, circular)
    order.assertStatus(409)
    assert.lengthOf((await scheduleOf(client, id)).tasks, 0)
  }).timeout(60_000)

  test('a plan that has changed since is not overwritten', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const batch = (await upload(client, id, FILE, 'tower.xer')).body()
    await change(client, id, [{ op: 'add', ref: 'n', fields: { name: 'Fence', duration: 480 } }])
    const order = await apply(client, batch)
    order.assertStatus(409)
    order.assertBodyContains({ code: 'SCHEDULE_IMPORT_STALE' })
    assert.deepEqual(
      (await scheduleOf(client, id)).tasks.map(({ name }: any) => name),
      ['Fence']
    )
  }).timeout(60_000)

  test('guests, readers and other planners', async ({ client }) => {
    const { id } = await aProjectToPlan()
    const guest = await client.post(`${addressOf(id)}/imports`).withCsrfToken()
    guest.assertStatus(401)
    const reader = await upload(client, id, FILE, 'tower.xer', 'engineer')
    reader.assertStatus(403)
    const batch = (await upload(client, id, FILE, 'tower.xer')).body()
    const path = `${addressOf(id)}/imports/${batch.id}`
    ;(await call(client, 'admin', 'get', path)).assertStatus(404)
    ;(await call(client, 'planner', 'post', `${path}/apply`)).assertStatus(428)
    ;(await call(client, 'planner', 'post', `${path}/apply`, { seen: 99 })).assertStatus(412)
    const wrong = { body: { format: 'mpp' } }
    ;(await call(client, 'planner', 'post', `${addressOf(id)}/exports`, wrong)).assertStatus(422)
  }).timeout(60_000)
})
