import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { xlsx } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { mspdi, mspdiTask, ROOT, xer } from '../../unit/engines/schedule_files/texts_of_files.js'
import { aProjectToPlan, scheduleOf } from './schedule_support.js'

const MB = 1024 * 1024
const task = (id: number, fields = '16 16') =>
  `${id} 7 10 1 TT~Task TK~NotStart A${id} Dig_${id} ${fields} 2026-03-01_08:00 2026-03-02_16:00 0`
const GOOD = xer([task(1), task(2)], ['2 1 7 7 PR~FS 0'], [ROOT])

const importsOf = (projectId: number) => `/api/projects/${projectId}/schedule/imports`

async function send(
  client: ApiClient,
  projectId: number,
  bytes: Buffer | string,
  name: string,
  language = 'en'
) {
  return client
    .post(importsOf(projectId))
    .loginAs(await person('planner'))
    .withCsrfToken()
    .header('Accept-Language', language)
    .file('file', Buffer.from(bytes), { filename: name })
}

/** An import as its page shows it once the job has read the file. */
async function read(client: ApiClient, projectId: number, bytes: Buffer | string, name: string) {
  const answer = await send(client, projectId, bytes, name)
  answer.assertStatus(202)
  await runJob(answer.body().jobId)
  return (
    await call(client, 'planner', 'get', `${importsOf(projectId)}/${answer.body().id}`)
  ).body()
}

async function apply(client: ApiClient, batch: any) {
  const path = `${importsOf(batch.projectId)}/${batch.id}/apply`
  const order = await call(client, 'planner', 'post', path, { seen: batch.version })
  if (order.status() === 202) await runJob(order.body().id)
  return order
}

const countOf = async (table: string) =>
  Number((await db.from(table).count('* as total').first()).total)

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;&a;&a;&a;&a;&a;">`).join('')}]>`
const outside = '<!DOCTYPE l [<!ENTITY file SYSTEM "file:///etc/passwd">]>'

test.group('Hostile schedule files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('at the door: {what}')
    .with([
      { what: 'entities that grow', name: 'a.xml', of: () => mspdi(mspdiTask(1, '&a29;'), laughs) },
      {
        what: 'an entity of a file',
        name: 'a.xml',
        of: () => mspdi(mspdiTask(1, '&file;'), outside),
      },
      {
        what: 'a picture called a schedule',
        name: 'a.xer',
        of: () => Buffer.from('89504e470d0a1a0a', 'hex'),
      },
      {
        what: 'an archive of 200 MB of blanks',
        name: 'a.xlsx',
        of: () =>
          xlsx({
            name: 'xl/worksheets/sheet1.xml',
            data: Buffer.alloc(200 * MB, 0x20),
            packed: true,
          }),
      },
    ])
    .run(async ({ client, assert }, { name, of }) => {
      const { id } = await aProjectToPlan()
      const bytes = of()
      const english = await send(client, id, bytes, name)
      const arabic = await send(client, id, bytes, name, 'ar')
      for (const answer of [english, arabic]) {
        answer.assertStatus(422)
        assert.oneOf(answer.body().code, ['FILE_TYPE_REFUSED', 'INVALID'])
      }
      assert.match(arabic.body().message, /[\u0600-\u06ff]/)
      assert.notMatch(english.body().message, /[\u0600-\u06ff]/)
      assert.equal(await db.from('schedule_imports').where('project_id', id).first(), null)
    })
    .timeout(60_000)

  test('more than 50 MB are refused, with nothing kept', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const files = await countOf('files')
    const answer = await send(
      client,
      id,
      Buffer.concat([Buffer.from(GOOD), Buffer.alloc(60 * MB, 65)]),
      'a.xer'
    )
    assert.include([413, 422], answer.status())
    assert.equal(await countOf('files'), files)
  }).timeout(60_000)

  test('said by the reader: {what}')
    .with([
      {
        what: 'truncated XER',
        name: 'a.xer',
        fault: 'cut_off',
        of: () => GOOD.slice(0, GOOD.indexOf('%T\tTASK\r')),
      },
      {
        what: 'XER that ends within its tasks',
        name: 'a.xer',
        fault: 'cut_off',
        of: () => GOOD.slice(0, GOOD.indexOf('Dig 2')),
      },
      {
        what: 'NUL bytes',
        name: 'a.xer',
        fault: 'unreadable',
        of: () => `${GOOD}\0\0\0`,
      },
      {
        what: 'truncated XML',
        name: 'a.xml',
        fault: 'unreadable',
        of: () => mspdi(mspdiTask(1, 'Dig')).slice(0, -30),
      },
      {
        what: '50,000 tasks',
        name: 'a.xer',
        fault: 'too_many_tasks',
        of: () =>
          xer(
            Array.from({ length: 50_000 }, (_, at) => task(at + 1)),
            [],
            [ROOT]
          ),
      },
      {
        what: 'a day that is none',
        name: 'a.xer',
        fault: 'broken_date',
        of: () => GOOD.replace('2026-03-02', '2026-02-31'),
      },
    ])
    .run(async ({ client, assert }, { name, of, fault }) => {
      const { id } = await aProjectToPlan()
      const batch = await read(client, id, of(), name)
      assert.containSubset(batch, { status: 'failed', fault, can: { apply: false } })
      const order = await apply(client, batch)
      order.assertStatus(409)
      assert.lengthOf((await scheduleOf(client, id)).tasks, 0)
    })
    .timeout(60_000)

  test('texts in {what} are read')
    .with([
      { what: 'UTF-16', name: 'a.xer', of: () => utf16(GOOD.replaceAll('Dig', 'حفر')) },
      {
        what: 'UTF-8 with a mark',
        name: 'a.xer',
        of: () => `\ufeff${GOOD.replaceAll('Dig', 'حفر')}`,
      },
      {
        what: 'XML with a mark',
        name: 'a.xml',
        of: () => `\ufeff${mspdi(mspdiTask(1, 'حفر 1') + mspdiTask(2, 'حفر 2'))}`,
      },
    ])
    .run(async ({ client, assert }, { name, of }) => {
      const { id } = await aProjectToPlan()
      const batch = await read(client, id, of(), name)
      await apply(client, batch)
      const { tasks } = await scheduleOf(client, id)
      assert.deepEqual(
        tasks.map((of: any) => of.name),
        ['حفر 1', 'حفر 2']
      )
    })
    .timeout(60_000)

  test('a plan that cannot be is named, and never half written', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const before = { tasks: await countOf('tasks'), calendars: await countOf('work_calendars') }
    const cycle = await read(
      client,
      id,
      xer([task(1), task(2)], ['2 1 7 7 PR~FS 0', '1 2 7 7 PR~FS 0'], [ROOT]),
      'a.xer'
    )
    assert.equal(cycle.preview.fault.fault, 'CYCLE')
    assert.includeMembers(cycle.preview.fault.tasks, ['Dig 1', 'Dig 2'])
    ;(await apply(client, cycle)).assertStatus(409)
    assert.deepEqual(
      { tasks: await countOf('tasks'), calendars: await countOf('work_calendars') },
      before
    )
  }).timeout(60_000)

  test('what is out of bounds is brought into them, and said', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const odd = xer(
      [task(1, '-16 -16'), task(2), '3 7 10 9 TT~Task TK~NotStart A3 Cure 8 8'],
      ['2 99 7 8 PR~FS 0', '3 2 7 7 PR~FS 0', '3 2 7 7 PR~FS 0'],
      [ROOT]
    )
    const batch = await read(client, id, odd, 'a.xer')
    const kinds = batch.preview.leftovers.map(({ kind }: any) => kind)
    assert.includeMembers(kinds, [
      'links_to_other_projects',
      'unknown_calendars',
      'duplicate_links',
    ])
    ;(await apply(client, batch)).assertStatus(202)
    const { tasks, links } = await scheduleOf(client, id)
    assert.deepEqual(
      tasks.map((of: any) => [of.code, of.duration]),
      [
        ['A1', 0],
        ['A2', 960],
        ['A3', 480],
      ]
    )
    assert.lengthOf(links, 1)

    const other = await aProjectToPlan()
    const early =
      '<ConstraintType>4</ConstraintType><ConstraintDate>2026-02-01T08:00:00</ConstraintDate>'
    const never = `<Calendars><Calendar><UID>1</UID><Name>Never</Name></Calendar></Calendars>`
    const text = mspdi(mspdiTask(1, 'Early', early) + mspdiTask(2, 'Then')).replace(
      '</Project>',
      `${never}</Project>`
    )
    const moved = await read(client, other.id, text, 'a.xml')
    assert.includeMembers(
      moved.preview.leftovers.map(({ kind }: any) => kind),
      ['starts_before_project', 'invalid_calendars']
    )
    ;(await apply(client, moved)).assertStatus(202)
    assert.equal((await scheduleOf(client, other.id)).tasks[0].earlyStart, '2026-02-02T08:00')
    const cells = await read(
      client,
      (await aProjectToPlan()).id,
      'Name,Duration\nDig,-3d\nPour,2d\n',
      'a.csv'
    )
    assert.deepEqual(cells.preview.leftovers, [
      { kind: 'unread_durations', count: 1, names: ['Dig'] },
    ])
  }).timeout(60_000)

  test('more of a resource than there is stays what the file asks for, to be levelled', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const crane = { code: 'CRANE-H', name: 'Crane', kind: 'equipment', capacity: '1', active: true }
    ;(
      await call(client, 'planner', 'post', '/api/schedule-resources', { body: crane })
    ).assertStatus(201)
    const csv = 'Code,Name,Duration,Resource\nL1,Lift,2d,CRANE-H[300%]\n'
    const batch = await read(client, id, csv, 'a.csv')
    assert.deepEqual(batch.preview.resources, [{ name: 'CRANE-H', isNew: false }])
    ;(await apply(client, batch)).assertStatus(202)
    const { assignments, resources } = await scheduleOf(client, id)
    assert.equal(Number(assignments[0].units), 3)
    assert.equal(Number(resources.find(({ code }: any) => code === 'CRANE-H').capacity), 1)
  }).timeout(60_000)

  test('of two planners at once, the second is told that the plan has changed', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const first = await read(client, id, GOOD, 'a.xer')
    const other = xer([task(3), task(4)], [], [ROOT])
    const second = await read(client, id, other, 'b.xer')
    ;(await apply(client, first)).assertStatus(202)
    const refused = await apply(client, second)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'SCHEDULE_IMPORT_STALE' })
    assert.deepEqual(
      (await scheduleOf(client, id)).tasks.map(({ code }: any) => code),
      ['A1', 'A2']
    )
    ;(await apply(client, first)).assertStatus(412)
  }).timeout(60_000)
})
