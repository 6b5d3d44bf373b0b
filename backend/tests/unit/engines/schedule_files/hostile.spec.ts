import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ScheduleFileError } from '#engines/schedule_files/errors'
import { readConfined } from '#engines/schedule_files/read_confined'
import { readSchedule } from '#engines/schedule_files/read_schedule'
import { GULF_WEEK } from '#engines/scheduling/work_week'
import { START } from './random_files.js'
import { mspdi, mspdiTask, ROOT, xer } from './texts_of_files.js'

const faultOf = async (bytes: Uint8Array | string, format: 'xer' | 'mspdi') => {
  try {
    await readSchedule(Buffer.from(bytes), format)
    return 'read'
  } catch (error) {
    if (error instanceof ScheduleFileError) return error.fault
    throw error
  }
}
const ONE = '1 7 10 1 TT~Task TK~NotStart A1 Dig 8 8'
const LAUGHS = `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index} "&a;&a;&a;">`).join('')}]>`

test.group('files that are no schedules', () => {
  test('{name}: {fault}')
    .with([
      { name: 'nothing', bytes: '', format: 'xer', fault: 'not_this_format' },
      { name: 'another text', bytes: 'hello', format: 'xer', fault: 'not_this_format' },
      { name: 'another XML', bytes: '<a><b/></a>', format: 'mspdi', fault: 'not_this_format' },
      {
        name: 'half a document',
        bytes: mspdi('').slice(0, 150),
        format: 'mspdi',
        fault: 'unreadable',
      },
      {
        name: 'entities',
        bytes: mspdi(mspdiTask(1, '&a9;'), LAUGHS),
        format: 'mspdi',
        fault: 'unreadable',
      },
      {
        name: 'an entity of nowhere',
        bytes: mspdi(mspdiTask(1, '&file;')),
        format: 'mspdi',
        fault: 'unreadable',
      },
      {
        name: 'deep nesting',
        bytes: mspdi('<a>'.repeat(400)),
        format: 'mspdi',
        fault: 'unreadable',
      },
      { name: 'NUL', bytes: `${xer([ONE], [], [ROOT])}\0`, format: 'xer', fault: 'unreadable' },
      { name: 'a row of no table', bytes: 'ERMHDR\t8\n%R\tx', format: 'xer', fault: 'unreadable' },
      { name: 'no project', bytes: 'ERMHDR\t8\n%T\tTASK\n%E', format: 'xer', fault: 'no_project' },
      { name: 'no tasks', bytes: xer([], [], [ROOT]), format: 'xer', fault: 'no_tasks' },
      {
        name: 'the same id',
        bytes: xer([ONE, ONE], [], [ROOT]),
        format: 'xer',
        fault: 'duplicate_codes',
      },
      {
        name: 'the same code',
        bytes: xer([ONE, ONE.replace('1', '2')], [], [ROOT]),
        format: 'xer',
        fault: 'duplicate_codes',
      },
      {
        name: 'the same UID',
        bytes: mspdi(mspdiTask(1, 'a') + mspdiTask(1, 'b')),
        format: 'mspdi',
        fault: 'duplicate_codes',
      },
      {
        name: 'nodes below themselves',
        bytes: xer([ONE], [], [ROOT, '11 7 A A 12', '12 7 B B 11']),
        format: 'xer',
        fault: 'cycle_of_parents',
      },
      {
        name: 'a day that is none',
        bytes: xer([`${ONE} 2026-02-31_08:00`], [], [ROOT]),
        format: 'xer',
        fault: 'broken_date',
      },
      {
        name: 'a broken date in XML',
        bytes: mspdi(mspdiTask(1, 'a', '<ActualStart>yesterday</ActualStart>')),
        format: 'mspdi',
        fault: 'broken_date',
      },
      {
        name: 'an endless outline',
        bytes: xer(
          [ONE],
          [],
          [ROOT, ...Array.from({ length: 60 }, (_, at) => `${at + 11} 7 N N ${at + 10}`)]
        ),
        format: 'xer',
        fault: 'too_large',
      },
    ] as const)
    .run(async ({ assert }, { bytes, format, fault }) => {
      assert.equal(await faultOf(bytes, format), fault)
    })

  test('50,000 tasks are too many', async ({ assert }) => {
    const rows = Array.from(
      { length: 50_000 },
      (_, at) => `${at} 7 10 1 TT~Task TK~NotStart A${at} Dig 8 8`
    )
    assert.equal(await faultOf(xer(rows, [], [ROOT]), 'xer'), 'too_many_tasks')
    const tasks = Array.from({ length: 50_000 }, (_, at) => mspdiTask(at + 1, 'Dig'))
    assert.equal(await faultOf(mspdi(tasks.join('')), 'mspdi'), 'too_many_tasks')
  }).timeout(30_000)

  test('100 MB are refused before they are read', async ({ assert }) => {
    assert.equal(await faultOf(Buffer.alloc(100 * 1024 * 1024, 65), 'xer'), 'too_large')
  })

  test('a process of its own reads, and says what is wrong', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'schedule-'))
    cleanup(() => rm(folder, { recursive: true }))
    const rules = { week: GULF_WEEK, periods: [], exceptions: [] }
    const calendar = { key: 'c', name: 'Site', rules, minutesPerDay: 480 }
    const defaults = { name: 'Tower', calendar, start: START, dataDate: null }
    const read = async (text: string, format: 'xer' | 'csv') => {
      const path = join(folder, format)
      await writeFile(path, text)
      return readConfined({ path, format, defaults })
    }
    const good = await read(xer([ONE], [], [ROOT]), 'xer')
    assert.deepEqual(
      good.file.tasks.map(({ code }) => code),
      ['A1']
    )
    const table = await read('Name,Duration,Predecessors\nDig,2d,\nPour,1d,1FS+1d\n', 'csv')
    assert.equal(table.file.links[0]?.lag, 480)
    await assert.rejects(() => read('hello', 'xer'), 'not_this_format')
    await assert.rejects(() => read('a,b\nc,d\n', 'csv'), 'no_columns')
  }).timeout(30_000)

  test('a cycle is no fault of the file, and named', async ({ assert }) => {
    const two = ONE.replace('1', '2').replace('A1 Dig', 'A2 Pour')
    const text = xer([ONE, two], ['1 2 7 7 PR~FS 0', '2 1 7 7 PR~FS 0'], [ROOT])
    assert.equal(await faultOf(text, 'xer'), 'read')
  })
})
