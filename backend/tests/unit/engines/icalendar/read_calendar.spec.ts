import { test } from '@japa/runner'
import type { FileEntry } from '#engines/icalendar/orders'
import { readCalendar } from '#engines/icalendar/read_calendar'
import { calendarFile, vevent } from '#tests/helpers/calendar_files'

const ORDER = { zone: 'Asia/Riyadh', now: '2031-01-01T00:00:00Z' }
const RIYADH = 'DTSTART;TZID=Asia/Riyadh:20310305T080000'
const BERLIN = 'DTSTART;TZID=Europe/Berlin:20310305T080000'

const read = (...lines: readonly (string | readonly string[])[]) =>
  readCalendar(calendarFile(...lines), ORDER)
const only = (...lines: string[]): FileEntry => read(vevent('a@test', ...lines))[0]!
const startsOf = ({ events }: FileEntry) => events.map(({ startsAt }) => startsAt.slice(0, 16))

test.group('Events of a calendar file', () => {
  test('keep their time in the zone that they name', ({ assert }) => {
    const zones = {
      'DTSTART;TZID=Asia/Riyadh:20310305T080000': '2031-03-05T05:00',
      'DTSTART;TZID=Arab Standard Time:20310305T080000': '2031-03-05T05:00',
      'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20310305T080000': '2031-03-05T07:00',
      'DTSTART;TZID=Europe/Berlin:20310405T080000': '2031-04-05T06:00',
      'DTSTART:20310305T080000Z': '2031-03-05T08:00',
      // of no zone: by the clock of the firm
      'DTSTART:20310305T080000': '2031-03-05T05:00',
      'DTSTART;VALUE=DATE:20310305': '2031-03-04T21:00',
    }
    for (const [line, start] of Object.entries(zones))
      assert.deepEqual(startsOf(only(line)), [start], line)
    assert.equal(only('DTSTART;TZID=Nowhere:20310305T080000').fault, 'unknown_zone')
  })

  test('a zone of the file itself goes by its rules', ({ assert }) => {
    const part = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`]
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Head office',
      ...part(
        'STANDARD',
        'DTSTART:19701025T030000',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100'
      ),
      ...part(
        'DAYLIGHT',
        'DTSTART:19700329T020000',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200'
      ),
      'END:VTIMEZONE',
    ]
    const [entry] = read(
      zone,
      vevent('a', 'DTSTART;TZID=Head office:20310305T080000', 'RRULE:FREQ=WEEKLY;COUNT=5')
    )
    assert.isTrue(entry!.isWrittenOut)
    assert.deepEqual(
      startsOf(entry!).map((time) => time.slice(11)),
      ['07:00', '07:00', '07:00', '07:00', '06:00']
    )
  })

  test('end by their end, their length, or after half an hour; a day after a day', ({ assert }) => {
    const lengths: [string[], string][] = [
      [[RIYADH, 'DTEND;TZID=Asia/Riyadh:20310305T093000'], '2031-03-05T06:30'],
      [[RIYADH, 'DURATION:PT45M'], '2031-03-05T05:45'],
      [[RIYADH], '2031-03-05T05:30'],
      [[RIYADH, 'DTEND;TZID=Asia/Riyadh:20310305T080000'], '2031-03-05T05:30'],
      [['DTSTART;VALUE=DATE:20310305'], '2031-03-05T21:00'],
      [['DTSTART;VALUE=DATE:20310305', 'DTEND;VALUE=DATE:20310308'], '2031-03-07T21:00'],
      [['DTSTART;VALUE=DATE:20310305', 'DURATION:P2D'], '2031-03-06T21:00'],
    ]
    for (const [lines, end] of lengths)
      assert.equal(only(...lines).events[0]!.endsAt.slice(0, 16), end, lines.join(' '))
  })

  test('a rule that the portal has stays a series', ({ assert }) => {
    const rules: [string, Record<string, unknown>][] = [
      ['FREQ=DAILY;INTERVAL=2;COUNT=10', { repeats: 'daily', every: 2, repeatsTimes: 10 }],
      ['FREQ=WEEKLY;BYDAY=WE,SU', { repeats: 'weekly', weekdays: 'SU,WE' }],
      ['FREQ=DAILY;BYDAY=SU,MO,TU,WE,TH', { repeats: 'weekly', weekdays: 'SU,MO,TU,WE,TH' }],
      ['FREQ=MONTHLY;BYMONTHDAY=5', { repeats: 'monthly', every: 1 }],
      ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5', { repeats: 'yearly' }],
      ['FREQ=WEEKLY;UNTIL=20310402T050000Z', { repeatsUntilOn: '2031-04-02' }],
      // the last Wednesday begins after the end
      ['FREQ=WEEKLY;UNTIL=20310402T045959Z', { repeatsUntilOn: '2031-04-01' }],
      ['FREQ=WEEKLY;UNTIL=20310402', { repeatsUntilOn: '2031-04-02' }],
    ]
    for (const [rule, expected] of rules) {
      const entry = only(RIYADH, `RRULE:${rule}`)
      assert.lengthOf(entry.events, 1, rule)
      assert.containsSubset(entry.events[0], expected, rule)
    }
    // Monday night in UTC is Tuesday in Riyadh
    const night = only('DTSTART:20310303T220000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO')
    assert.equal(night.events[0]!.weekdays, 'TU')
  })

  test('any other rule is written out, and so is one whose clock parts from the firm’s', ({
    assert,
  }) => {
    const second = only(
      'DTSTART;TZID=Asia/Riyadh:20310311T080000',
      'RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=3'
    )
    assert.isTrue(second.isWrittenOut)
    assert.deepEqual(startsOf(second), ['2031-03-11T05:00', '2031-04-08T05:00', '2031-05-13T05:00'])
    const berlin = only(BERLIN, 'RRULE:FREQ=WEEKLY;UNTIL=20310409T060000Z')
    assert.deepEqual(startsOf(berlin), [
      ...['2031-03-05T07:00', '2031-03-12T07:00', '2031-03-19T07:00', '2031-03-26T07:00'],
      ...['2031-04-02T06:00', '2031-04-09T06:00'],
    ])
    const more = only(RIYADH, 'RDATE;TZID=Asia/Riyadh:20310401T100000')
    assert.deepEqual(startsOf(more), ['2031-03-05T05:00', '2031-04-01T07:00'])
    // every second week of a week that begins on Monday
    const weeks = only(RIYADH, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;COUNT=4')
    assert.deepEqual(startsOf(weeks), [
      ...['2031-03-05T05:00', '2031-03-09T05:00', '2031-03-19T05:00', '2031-03-23T05:00'],
    ])
    // what has no end goes on for thirteen months
    const endless = only(BERLIN, 'RRULE:FREQ=WEEKLY')
    assert.lengthOf(endless.events, 57)
    assert.equal(startsOf(endless).at(-1), '2032-03-31T06:00')
  })

  test('days that fall out of a series, are moved or called off', ({ assert }) => {
    const id = (time: string) => `RECURRENCE-ID;TZID=Asia/Riyadh:${time}`
    const [entry] = read(
      vevent('a', RIYADH, 'SUMMARY:All', 'RRULE:FREQ=WEEKLY', 'EXDATE:20310312T050000Z'),
      vevent('a', id('20310319T080000'), 'SUMMARY:Moved', 'DTSTART:20310320T100000Z'),
      vevent('a', id('20310326T080000'), RIYADH, 'STATUS:CANCELLED')
    )
    assert.deepEqual(entry!.exceptions, [
      { on: '2031-03-12', instead: null },
      { on: '2031-03-19', instead: 1 },
      { on: '2031-03-26', instead: null },
    ])
    assert.containsSubset(entry!.events, [{ title: 'All' }, { title: 'Moved', repeats: null }])
    const [written] = read(
      vevent('b', BERLIN, 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;TZID=Europe/Berlin:20310312T080000'),
      vevent('b', 'RECURRENCE-ID:20310319T070000Z', 'DTSTART:20310320T100000Z')
    )
    assert.deepEqual(startsOf(written!), [
      ...['2031-03-05T07:00', '2031-03-26T07:00', '2031-04-02T06:00', '2031-03-20T10:00'],
    ])
    // one invitation to a series that the file doesn't have
    const [alone] = read(vevent('c', id('20310319T080000'), 'DTSTART:20310320T100000Z'))
    assert.deepEqual(startsOf(alone!), ['2031-03-20T10:00'])
  })

  test('say who may see them and when they remind', ({ assert }) => {
    const alarm = (trigger: string) => ['BEGIN:VALARM', 'ACTION:DISPLAY', trigger, 'END:VALARM']
    const reminder = (trigger: string) => only(RIYADH, ...alarm(trigger)).events[0]!.reminderMinutes
    assert.equal(reminder('TRIGGER:-PT15M'), 15)
    assert.equal(reminder('TRIGGER:-P1D'), 1440)
    assert.equal(reminder('TRIGGER:PT0S'), 0)
    assert.equal(reminder('TRIGGER;VALUE=DATE-TIME:20310305T040000Z'), 60)
    assert.isNull(reminder('TRIGGER:PT15M'))
    assert.isNull(reminder('TRIGGER;RELATED=END:-PT15M'))
    assert.isNull(reminder('TRIGGER:soon'))
    assert.isTrue(only(RIYADH, 'CLASS:PRIVATE').events[0]!.isPrivate)
    assert.isTrue(only(RIYADH, 'STATUS:CANCELLED').isCancelled)
    const [event] = only(RIYADH, 'SUMMARY:اجتماع\\, الموقع\u0007', 'DESCRIPTION:a\\nb').events
    assert.containsSubset(event, { title: 'اجتماع, الموقع', notes: 'a\nb' })
  })

  test('are the same whatever program wrote them when', ({ assert }) => {
    const digest = (...lines: string[]) => only(...lines).digest
    const first = digest(RIYADH, 'SUMMARY:A', 'DTSTAMP:20310101T000000Z', 'SEQUENCE:1')
    assert.equal(digest('SUMMARY:A', RIYADH, 'DTSTAMP:20310102T000000Z', 'X-A:1'), first)
    assert.notEqual(digest(RIYADH, 'SUMMARY:B'), first)
    // without a UID an event is known by what it says
    const none = read(
      ['BEGIN:VEVENT', RIYADH, 'END:VEVENT'],
      ['BEGIN:VEVENT', RIYADH, 'END:VEVENT']
    )
    assert.lengthOf(none, 1)
    assert.equal(none[0]!.uid, none[0]!.digest)
  })
})

test.group('Events of a calendar file that are refused', () => {
  const FAULTS: [string, string[]][] = [
    ['no_start', ['SUMMARY:A']],
    ['broken_date', ['DTSTART:20310230T080000Z']],
    ['broken', ['DTSTART:tomorrow']],
    ['out_of_years', ['DTSTART:19300101T080000Z']],
    ['out_of_years', ['DTSTART:22000101T080000Z']],
    ['end_before_start', [RIYADH, 'DTEND;TZID=Asia/Riyadh:20310305T070000']],
    ['end_before_start', [RIYADH, 'DURATION:-PT1H']],
    ['too_long', [RIYADH, 'DTEND;TZID=Asia/Riyadh:20310505T070000']],
    ['too_often', [RIYADH, 'RRULE:FREQ=SECONDLY']],
    ['too_often', [RIYADH, 'RRULE:FREQ=HOURLY;INTERVAL=3']],
    ['too_often', [RIYADH, 'RRULE:FREQ=DAILY;BYHOUR=8,9']],
    ['broken', [RIYADH, 'RRULE:FREQ=SOMETIMES']],
    ['unsupported_rule', [RIYADH, 'EXRULE:FREQ=DAILY']],
    ['never', [RIYADH, 'RRULE:FREQ=DAILY;UNTIL=20310101T000000Z']],
    ['too_many_exceptions', [RIYADH, 'RRULE:FREQ=DAILY', `EXDATE:${exdates(1001)}`]],
  ]

  test('each with its reason, and the others are read', ({ assert }) => {
    for (const [fault, lines] of FAULTS) {
      const [entry, other] = read(vevent('a', ...lines), vevent('b', RIYADH))
      assert.equal(entry!.fault, fault, lines.join(' ').slice(0, 80))
      assert.lengthOf(entry!.events, 0)
      assert.equal(entry!.line, 4)
      assert.isNull(other!.fault)
    }
    const [twice] = read(vevent('a', RIYADH), vevent('a', RIYADH))
    assert.equal(twice!.fault, 'duplicate')
  })

  test('what never comes to an end is given up', ({ assert }) => {
    for (const rule of [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31',
      'FREQ=YEARLY;BYWEEKNO=53;BYDAY=1MO;BYSETPOS=366',
    ]) {
      const entry = only(RIYADH, `RRULE:${rule}`)
      assert.isBelow(entry.events.length, 2, rule)
    }
  })

  test('a file that is none, is cut off or holds too much is refused', ({ assert }) => {
    const file = (text: string) => () => readCalendar(text, ORDER)
    assert.throws(file('hello'), 'no_calendar')
    assert.throws(file(calendarFile()), 'no_events')
    assert.throws(file(calendarFile(vevent('a', RIYADH)).slice(0, -30)), 'cut_off')
    assert.throws(file(calendarFile(Array<string>(9).fill('BEGIN:VEVENT'))), 'nested')
    const many = Array.from({ length: 2001 }, (_, at) => vevent(`${at}`, RIYADH)).flat()
    assert.throws(file(calendarFile(many)), 'too_many_events')
    const written = Array.from({ length: 50 }, (_, at) =>
      vevent(`${at}`, BERLIN, 'RRULE:FREQ=WEEKLY')
    ).flat()
    assert.throws(file(calendarFile(written)), 'too_many_events')
  })
})

function exdates(count: number): string {
  return Array<string>(count).fill('20310306T050000Z').join(',')
}
