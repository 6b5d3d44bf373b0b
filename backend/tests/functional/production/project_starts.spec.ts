import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { mspdi, mspdiTask } from '../../unit/engines/schedule_files/texts_of_files.js'
import { apply, upload } from './schedule_file_support.js'
import { aProjectToPlan, change, DAY, MONDAY, scheduleOf } from './schedule_support.js'

const EARLY = '2027-06-06T08:00'

/** A project from the Monday on, with one task. */
async function aStartedProject(client: Parameters<typeof change>[0]) {
  const project = await aProjectToPlan()
  await project.merge({ plannedStartOn: MONDAY.slice(0, 10) }).save()
  const fields = { code: 'A', name: 'Dig', duration: DAY }
  const added = await change(client, project.id, [{ op: 'add', ref: 'A', fields }])
  added.assertStatus(200)
  return { id: project.id, taskId: Number(added.body().refs.A) }
}

test.group('Dates before a project', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused where they are stated, and change nothing', async ({ client, assert }) => {
    const { id, taskId } = await aStartedProject(client)
    const before = await scheduleOf(client, id)
    assert.equal(before.plannedStartOn, '2027-06-07')
    const kinds = ['start_no_earlier', 'must_start', 'start_on', 'finish_no_later']
    const stated: [object, string][] = [
      ...kinds.map((constraintKind): [object, string] => [
        { op: 'update', id: taskId, fields: { constraintKind, constraintAt: EARLY } },
        'constraintAt',
      ]),
      [{ op: 'update', id: taskId, fields: { pinnedStart: EARLY } }, 'pinnedStart'],
      [{ op: 'add', fields: { name: 'Fence', pinnedStart: EARLY } }, 'pinnedStart'],
      [{ op: 'settings', fields: { start: EARLY } }, 'start'],
    ]
    for (const [each, name] of stated) {
      const note = { op: 'update', id: taskId, fields: { note: 'x' } }
      const answer = await change(client, id, [note, each])
      answer.assertStatus(422)
      const { code, errors } = answer.body()
      assert.equal(code, 'SCHEDULE_BEFORE_PROJECT')
      assert.deepEqual(Object.keys(errors), [`changes.1.fields.${name}`])
    }
    assert.deepEqual(await scheduleOf(client, id), before)
  })

  test('are refused in the language of the person, with the day', async ({ client, assert }) => {
    const { id, taskId } = await aStartedProject(client)
    const changes = [{ op: 'update', id: taskId, fields: { pinnedStart: EARLY } }]
    const said = await Promise.all(
      (['en', 'ar'] as const).map(async (language) => {
        const { message, errors } = (await change(client, id, changes, { language })).body()
        assert.include(message, '2027-06-07')
        return [message, ...Object.values(errors).flat()]
      })
    )
    assert.match(said[0]!.join(' '), /before the project.*before the start of the project/)
    assert.match(said[1]!.join(' '), /قبل بداية المشروع.*يسبق بداية المشروع/)
  })

  test('the day itself is part of the project, and work may have begun before', async ({
    client,
  }) => {
    const { id, taskId } = await aStartedProject(client)
    const day = { constraintKind: 'start_no_earlier', constraintAt: '2027-06-07T00:00' }
    ;(await change(client, id, [{ op: 'update', id: taskId, fields: day }])).assertStatus(200)
    const begun = { actualStart: EARLY, percentComplete: 10 }
    ;(await change(client, id, [{ op: 'update', id: taskId, fields: begun }])).assertStatus(200)
  })

  test('without a planned day, the start of the schedule counts', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const begin = { op: 'settings', fields: { start: MONDAY } }
    const pinned = (pinnedStart: string) => ({ op: 'add', fields: { name: 'Dig', pinnedStart } })
    const refused = await change(client, id, [begin, pinned(EARLY)])
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'SCHEDULE_BEFORE_PROJECT')
    ;(await change(client, id, [begin, pinned('2027-06-07T06:00')])).assertStatus(200)
  })

  test('a file has them named in its preview, and they may be stated again', async ({
    client,
    assert,
  }) => {
    const project = await aProjectToPlan()
    await project.merge({ plannedStartOn: '2027-06-07' }).save()
    // Project's "start no earlier than"
    const held =
      '<ConstraintType>4</ConstraintType><ConstraintDate>2027-05-31T08:00:00</ConstraintDate>'
    const dig = mspdiTask(1, 'Dig', held)
    const batch = (await upload(client, project.id, mspdi(dig), 'early.xml')).body()
    assert.equal(batch.status, 'ready')
    assert.equal(batch.preview.beforeProject.startsOn, '2027-06-07')
    assert.equal(batch.preview.beforeProject.count, 1)
    assert.equal(batch.preview.beforeProject.tasks[0].name, 'Dig')
    assert.equal((await apply(client, batch)).body().status, 'completed')
    const [task] = (await scheduleOf(client, project.id)).tasks
    assert.equal(task.constraintAt, '2027-05-31T08:00')
    const same = { constraintKind: 'must_start', constraintAt: task.constraintAt }
    const again = [{ op: 'update', id: task.id, fields: same }]
    ;(await change(client, project.id, again)).assertStatus(200)
  }).timeout(60_000)
})
