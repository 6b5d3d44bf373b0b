import { test } from '@japa/runner'
import { agreementOf } from '#engines/schedule_files/agreement'
import { readSchedule } from '#engines/schedule_files/read_schedule'
import { readRows } from '#engines/schedule_files/rows_read'
import { scheduleCsv, scheduleTable } from '#engines/schedule_files/rows_write'
import { csvTable } from '#engines/csv/csv_table'
import { formatMoment } from '#engines/scheduling/moment'
import { GULF_WEEK } from '#engines/scheduling/work_week'
import { START } from './random_files.js'
import { mspdi, mspdiTask, ROOT, xer } from './texts_of_files.js'

const dig = (dates: string) => `1 7 10 1 TT~Task TK~NotStart A1 Dig 16 16 ${dates}`
const pour = (dates: string) => `2 7 11 1 TT~Task TK~NotStart A2 Pour 8 8 ${dates}`
const NODES = [ROOT, '11 7 B Base 10']

const rules = { week: GULF_WEEK, periods: [], exceptions: [] }
const calendar = { key: 'c', name: 'Site', rules, minutesPerDay: 480 }
const defaults = { name: 'Tower', calendar, start: START, dataDate: null }
const rowsOf = (lines: string[][]) => lines.map((cells, index) => ({ number: index + 1, cells }))

test.group('schedules of other programs', () => {
  test('a file of Primavera: outline, links, lags, exceptions, and its dates agree', async ({
    assert,
  }) => {
    // 5 March is a day off in its calendar; Sunday to Thursday, 8 to 16
    const text = xer(
      [dig('2026-03-01_08:00 2026-03-02_16:00 0'), pour('2026-03-04_08:00 2026-03-04_16:00 0')],
      ['2 1 7 7 PR~FS 8'],
      NODES
    )
    const file = await readSchedule(Buffer.from(text), 'xer')
    assert.deepEqual(
      file.tasks.map(({ code, parent, kind }) => [code, parent, kind]),
      [
        ['A1', null, 'task'],
        ['B', null, 'summary'],
        ['A2', 'wbs 11', 'task'],
      ]
    )
    assert.containSubset(file.links, [{ type: 'FS', lag: 480 }])
    assert.lengthOf(file.calendars[0]!.rules.exceptions, 1)
    const { compared, agreeing, disagreements } = agreementOf(file)
    assert.deepEqual(
      { compared, agreeing, disagreements },
      { compared: 2, agreeing: 2, disagreements: [] }
    )
  })

  test('dates that are others are found, with what each has', async ({ assert }) => {
    const text = xer([dig('2026-03-01_08:00 2026-03-03_16:00 0')], [], NODES)
    const { agreeing, disagreements } = agreementOf(await readSchedule(Buffer.from(text), 'xer'))
    assert.equal(agreeing, 0)
    assert.deepEqual(
      disagreements.map(({ figure, file, engine }) => [figure, file, engine]),
      [['earlyFinish', '2026-03-03T16:00', '2026-03-02T16:00']]
    )
  })

  test('names in Arabic are read in UTF-8 and in the code page of Windows', async ({ assert }) => {
    const text = xer([dig('').replace('Dig', 'CONCRETE')], [], NODES)
    const utf8 = Buffer.from(text.replace('CONCRETE', 'صب الخرسانة'))
    const [before, after] = text.split('CONCRETE').map((part) => Buffer.from(part))
    const letters = Buffer.from('d5c820c7e1cec1d3c7e4c9', 'hex')
    for (const bytes of [utf8, Buffer.concat([before!, letters, after!])]) {
      const file = await readSchedule(bytes, 'xer')
      assert.match(file.tasks[0]!.name, /^صب الخ/u)
    }
    const latin = Buffer.concat([before!, Buffer.from('Gr\xfcndung', 'latin1'), after!])
    assert.equal((await readSchedule(latin, 'xer')).tasks[0]!.name, 'Gründung')
  })

  test('a file of Project: lags in tenths, elapsed lags, links of a summary', async ({
    assert,
  }) => {
    const link = (uid: number, type: number, lag: number, format: number) =>
      `<PredecessorLink><PredecessorUID>${uid}</PredecessorUID><Type>${type}</Type><LinkLag>${lag}</LinkLag><LagFormat>${format}</LagFormat></PredecessorLink>`
    const level = '<OutlineLevel>2</OutlineLevel>'
    const text = mspdi(
      mspdiTask(1, 'Base', '<Summary>1</Summary>') +
        mspdiTask(2, 'Dig').replace('<OutlineLevel>1</OutlineLevel>', level) +
        mspdiTask(3, 'Pour', link(2, 1, 4800, 7)).replace('<OutlineLevel>1</OutlineLevel>', level) +
        mspdiTask(4, 'Cure', link(1, 1, 28_800, 8))
    )
    const file = await readSchedule(Buffer.from(text), 'mspdi')
    assert.deepEqual(
      file.links.map(({ lag, isElapsed, type }) => [type, lag, isElapsed]),
      [
        ['FS', 480, false],
        ['FS', 2880, true],
      ]
    )
    assert.deepEqual(agreementOf(file).compared, 0)
    assert.deepEqual(file.leftovers, [])
  })

  test('a task of several resources has the hours at which any of them works', async ({
    assert,
  }) => {
    const days = (hours: string, work: boolean) =>
      `<WeekDays>${Array.from({ length: 7 }, (_, day) => `<WeekDay><DayType>${day + 1}</DayType><DayWorking>${work ? 1 : 0}</DayWorking><WorkingTimes>${hours}</WorkingTimes></WeekDay>`).join('')}</WeekDays>`
    const shift = (from: string, to: string) =>
      `<WorkingTime><FromTime>${from}:00</FromTime><ToTime>${to}:00</ToTime></WorkingTime>`
    const calendars = `<Calendars><Calendar><UID>1</UID><Name>Day</Name>${days(shift('08:00', '16:00'), true)}</Calendar><Calendar><UID>2</UID><Name>Evening</Name>${days(shift('16:00', '20:00'), true)}</Calendar></Calendars>`
    const resources =
      '<Resources><Resource><UID>1</UID><Name>A</Name><Type>1</Type><CalendarUID>1</CalendarUID></Resource><Resource><UID>2</UID><Name>B</Name><Type>1</Type><CalendarUID>2</CalendarUID></Resource></Resources>'
    const assigned = (resource: number) =>
      `<Assignment><UID>${resource}</UID><TaskUID>1</TaskUID><ResourceUID>${resource}</ResourceUID></Assignment>`
    const text = mspdi(
      mspdiTask(
        1,
        'Dig',
        '<EarlyStart>2026-03-02T08:00:00</EarlyStart><EarlyFinish>2026-03-03T12:00:00</EarlyFinish>'
      )
    ).replace(
      '</Project>',
      `${calendars}${resources}<Assignments>${assigned(1)}${assigned(2)}</Assignments></Project>`
    )
    const file = await readSchedule(Buffer.from(text), 'mspdi')
    assert.includeMembers(
      file.calendars.map(({ name }) => name),
      ['Day + Evening']
    )
    // sixteen hours: twelve on the first day, four on the second
    assert.containSubset(agreementOf(file), { compared: 1, agreeing: 1 })
  })

  test('the gaps of a split task count as part of it', async ({ assert }) => {
    const pause = (day: string, until: string, value: string) =>
      `<TimephasedData><Type>1</Type><Start>${day}</Start><Finish>${until}</Finish><Value>${value}</Value></TimephasedData>`
    const hours = [
      pause('2026-03-02T08:00:00', '2026-03-03T08:00:00', 'PT8H0M0S'),
      pause('2026-03-03T08:00:00', '2026-03-04T08:00:00', 'PT0H0M0S'),
      pause('2026-03-04T08:00:00', '2026-03-04T17:00:00', 'PT8H0M0S'),
    ].join('')
    const text = mspdi(
      mspdiTask(
        1,
        'Dig',
        '<EarlyStart>2026-03-02T08:00:00</EarlyStart><EarlyFinish>2026-03-04T17:00:00</EarlyFinish>'
      )
    ).replace(
      '</Project>',
      `<Assignments><Assignment><UID>1</UID><TaskUID>1</TaskUID><ResourceUID>-65535</ResourceUID>${hours}</Assignment></Assignments></Project>`
    )
    const file = await readSchedule(Buffer.from(text), 'mspdi')
    assert.equal(file.tasks[0]!.duration, 1440)
    assert.deepEqual(file.leftovers, [{ kind: 'splits', count: 1, names: ['Dig'] }])
    assert.containSubset(agreementOf(file), { compared: 1, agreeing: 1 })
  })

  test('a float that the file contradicts itself is named so', async ({ assert }) => {
    const text = xer([dig('2026-03-01_08:00 2026-03-02_16:00 16')], [], NODES).replace(
      'total_float_hr_cnt',
      'total_float_hr_cnt\tlate_end_date'
    )
    const late = text.replace(/(\t16)(\r\n%T\tTASKPRED)/, '$1\t2026-03-02 16:00$2')
    const { disagreements } = agreementOf(await readSchedule(Buffer.from(late), 'xer'))
    assert.deepEqual(
      disagreements.map(({ figure, cause }) => [figure, cause]),
      [['totalFloat', 'stale_float']]
    )
  })

  test('what cannot be carried over is listed by name', async ({ assert }) => {
    const text = mspdi(
      mspdiTask(1, 'Dig', '<Notes>Mind the cable</Notes>') +
        mspdiTask(2, 'Old', '<Active>0</Active>') +
        mspdiTask(
          3,
          'Pour',
          '<PredecessorLink><PredecessorUID>99</PredecessorUID></PredecessorLink>'
        )
    )
    const { leftovers, tasks } = await readSchedule(Buffer.from(text), 'mspdi')
    assert.lengthOf(tasks, 2)
    assert.sameDeepMembers(leftovers, [
      { kind: 'notes', count: 1, names: ['Dig'] },
      { kind: 'inactive_tasks', count: 1, names: ['Old'] },
      { kind: 'links_to_other_projects', count: 1, names: ['Pour'] },
    ])
  })
})

test.group('schedules as tables', () => {
  test('a table in Arabic: outline by its codes, predecessors, days', ({ assert }) => {
    const file = readRows(
      rowsOf([
        ['برج الندى'],
        ['تسلسل', 'الرمز', 'الاسم', 'المدة', 'السوابق', 'البداية'],
        ['1', 'S1', 'الأساسات', '', '', ''],
        ['1.1', 'A1', 'حفر', '٣ي', '', '2026-03-02'],
        ['1.2', 'A2', 'صب', '1d 4h', 'A1FS+١ي', ''],
        ['2', 'M1', 'تسليم', '0', '٣', ''],
      ]),
      'xlsx',
      defaults
    )
    assert.deepEqual(
      file.tasks.map(({ code, kind, parent, duration }) => [code, kind, parent, duration]),
      [
        ['S1', 'summary', null, 0],
        ['A1', 'task', '3', 1440],
        ['A2', 'task', '3', 720],
        ['M1', 'finish_milestone', null, 0],
      ]
    )
    assert.deepEqual(
      file.links.map(({ from, to, lag }) => [from, to, lag]),
      [
        ['4', '5', 480],
        ['5', '6', 0],
      ]
    )
    assert.equal(formatMoment(file.project.start), '2026-03-02T08:00')
    assert.deepEqual(file.leftovers, [])
  })

  test('what is written is read again', async ({ assert }) => {
    const first = readRows(
      rowsOf([
        ['WBS', 'Code', 'Name', 'Duration', 'Predecessors', 'Resource'],
        ['1', 'S1', 'Base, "north"', '', '', ''],
        ['1.1', 'A1', 'Dig', '3d', '', 'Crew A[50%]; Crane'],
        ['1.2', 'A2', 'Pour', '2d', 'A1SS+1d', ''],
      ]),
      'csv',
      defaults
    )
    const again = readRows(
      rowsOf(csvTable(Buffer.from(scheduleCsv(scheduleTable(first))))),
      'csv',
      defaults
    )
    assert.deepEqual(
      again.tasks.map(({ dates: _, ...task }) => task),
      first.tasks.map(({ key, parent, dates: _, ...task }) => ({ ...task, key: key, parent }))
    )
    assert.deepEqual(again.links, first.links)
    assert.deepEqual(again.assignments, first.assignments)
  })

  test('progress is written and read in either language', async ({ assert }) => {
    const table = [
      ['Code', 'Name', 'Duration', '% complete', 'Actual start', 'Actual finish', 'Remaining'],
      ['A1', 'Dig', '4d', '٤٠٪', '2026-03-02 08:00', '', '2d'],
      ['A2', 'Pour', '2d', '', '2026-03-02', '2026-03-03', ''],
      ['A3', 'Cure', '4d', '25', '2026-03-02', '', ''],
      ['A4', 'Test', '1d', 'half', '', '', ''],
    ]
    table[0]![6] = 'Remaining duration'
    const file = readRows(rowsOf(table), 'csv', defaults)
    assert.deepEqual(
      file.tasks.map(({ percent, actualStart, actualFinish, remaining }) => [
        percent,
        actualStart === null ? null : formatMoment(actualStart),
        actualFinish === null ? null : formatMoment(actualFinish),
        remaining,
      ]),
      [
        [40, '2026-03-02T08:00', null, 960],
        [100, '2026-03-02T08:00', '2026-03-03T17:00', null],
        // what is left follows from the share that is done
        [25, '2026-03-02T08:00', null, 1440],
        [0, null, null, null],
      ]
    )
    assert.deepEqual(file.leftovers, [{ kind: 'unread_percents', count: 1, names: ['Test'] }])
    const arabic = scheduleTable(file, 'ar')
    assert.deepEqual(arabic[0]!.slice(1, 4), ['رمز النشاط', 'الاسم', 'المدة'])
    assert.include(arabic[1], '4ي')
    const again = readRows(rowsOf(csvTable(Buffer.from(scheduleCsv(arabic)))), 'csv', defaults)
    const facts = (of: typeof file) => of.tasks.map(({ dates: _, ...task }) => task)
    assert.deepEqual(facts(again), facts(file))
    assert.deepEqual(again.progress, ['percent', 'actualStart', 'actualFinish', 'remaining'])
  })

  test('unreadable cells are counted, not guessed', ({ assert }) => {
    const { leftovers } = readRows(
      rowsOf([
        ['Name', 'Duration', 'Predecessors', 'Start'],
        ['Dig', 'soon', '', 'spring'],
        ['Pour', '2d', '9', ''],
      ]),
      'csv',
      defaults
    )
    assert.sameDeepMembers(leftovers, [
      { kind: 'unread_durations', count: 1, names: ['Dig'] },
      { kind: 'unread_dates', count: 1, names: ['Dig'] },
      { kind: 'unread_predecessors', count: 1, names: ['Pour: 9'] },
    ])
  })
})
