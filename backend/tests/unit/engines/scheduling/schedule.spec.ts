import { test } from '@japa/runner'
import { formatMoment, parseDay, parseMoment } from '#engines/scheduling/moment'
import { Schedule } from '#engines/scheduling/schedule'
import type { Plan } from '#engines/scheduling/network'
import { GULF_WEEK, ROUND_THE_CLOCK } from '#engines/scheduling/work_week'
import { DAY, link, plan, RULES, START, task } from './networks.js'

const outcomeOf = (of: Plan) => new Schedule(of).outcome()
const shown = (of: Plan, id: number) => {
  const { earlyStart, earlyFinish } = outcomeOf(of).dates.get(id)!
  return `${formatMoment(earlyStart)} ${formatMoment(earlyFinish)}`
}

test.group('Schedule', () => {
  test('the known case: 11 days, A B D critical, C has 4 days of float', ({ assert }) => {
    const tasks = [task(1, 5), task(2, 3), task(3, 4), task(4, 2)]
    const links = [link(1, 2, 'FS', 1), link(1, 3, 'SS', 2), link(2, 4), link(3, 4, 'FF', 1)]
    const { calendars, ...rest } = plan(tasks, links)
    const { dates, finish } = outcomeOf({ ...rest, calendars })
    assert.equal(calendars.get(1)!.between(START, finish), 11 * DAY)
    const critical = [...dates].filter(([, of]) => of.isCritical).map(([id]) => id)
    assert.deepEqual(critical.sort(), [1, 2, 4])
    assert.equal(dates.get(3)!.totalFloat, 4 * DAY)
    assert.equal(dates.get(4)!.drivenBy, 2)
  })

  test('work goes on after the weekend and a day off', ({ assert }) => {
    const eid = { from: parseDay('2026-03-08'), to: parseDay('2026-03-08'), hours: [] }
    const rules = { 1: { ...RULES, exceptions: [eid] } }
    const of = plan([task(1, 6)], [], {}, rules)
    assert.equal(shown(of, 1), '2026-03-01T08:00 2026-03-09T17:00')
  })

  test('a stretch of short days makes work longer', ({ assert }) => {
    const week = GULF_WEEK.map((hours) => (hours.length ? ([[600, 960]] as const) : []))
    const ramadan = { from: parseDay('2026-03-02'), to: parseDay('2026-03-19'), week }
    const of = plan([task(1, 2)], [], {}, { 1: { ...RULES, periods: [ramadan] } })
    assert.equal(shown(of, 1), '2026-03-01T08:00 2026-03-03T12:00')
  })

  test('a start milestone lies where work begins, a finish milestone where it ends', ({
    assert,
  }) => {
    const tasks = [
      task(1, 5),
      task(2, 0, { kind: 'start_milestone' }),
      task(3, 0, { kind: 'finish_milestone' }),
    ]
    const of = plan(tasks, [link(1, 2), link(1, 3)])
    assert.equal(shown(of, 2).slice(0, 16), '2026-03-08T08:00')
    assert.equal(shown(of, 3).slice(0, 16), '2026-03-05T17:00')
  })

  test('a summary goes from its first child to its last', ({ assert }) => {
    const tasks = [
      task(9, 0, { kind: 'summary' }),
      task(8, 0, { kind: 'summary', parentId: 9 }),
      task(1, 2, { parentId: 8 }),
      task(2, 3, { parentId: 9 }),
    ]
    const of = plan(tasks, [link(1, 2)])
    assert.equal(shown(of, 9), '2026-03-01T08:00 2026-03-05T17:00')
    assert.equal(shown(of, 8), '2026-03-01T08:00 2026-03-02T17:00')
  })

  test('a level of effort spans what it is linked to and holds nothing back', ({ assert }) => {
    const tasks = [task(1, 2), task(2, 3), task(3, 1, { kind: 'level_of_effort' })]
    const of = plan(tasks, [link(1, 2), link(1, 3, 'SS'), link(3, 2, 'FF')])
    assert.equal(shown(of, 3), '2026-03-01T08:00 2026-03-05T17:00')
    assert.isFalse(outcomeOf(of).dates.get(3)!.isCritical)
    const spare = plan([...tasks, task(4, 7)], [...of.links])
    assert.equal(outcomeOf(spare).dates.get(3)!.totalFloat, 2 * DAY)
  })

  test('as late as possible uses the free float and delays nothing', ({ assert }) => {
    const late = { constraint: { kind: 'as_late_as_possible', at: null } } as const
    const of = plan([task(1, 5), task(2, 1, late), task(3, 1)], [link(1, 3), link(2, 3)])
    assert.equal(shown(of, 2), '2026-03-05T08:00 2026-03-05T17:00')
    assert.equal(shown(of, 3), '2026-03-08T08:00 2026-03-08T17:00')
  })

  test('a pinned task stays and says what asks for more', ({ assert }) => {
    const pinned = { pinnedStart: parseMoment('2026-03-02T08:00') }
    const of = plan([task(1, 5), task(2, 1, pinned)], [link(1, 2)])
    assert.equal(shown(of, 2), '2026-03-02T08:00 2026-03-02T17:00')
    const conflicts = [{ taskId: 2, predecessorId: 1, minutes: 4 * DAY }]
    assert.deepEqual(outcomeOf(of).conflicts, conflicts)
  })

  test('a limit that cannot be kept shows as negative float', ({ assert }) => {
    const at = parseMoment('2026-03-04T17:00')
    const of = plan(
      [task(1, 3), task(2, 3, { constraint: { kind: 'finish_no_later', at } })],
      [link(1, 2)]
    )
    assert.equal(outcomeOf(of).dates.get(1)!.totalFloat, -2 * DAY)
    assert.equal(shown(of, 2), '2026-03-04T08:00 2026-03-08T17:00')
  })

  test('a task that is to start or finish on a day yields to its links, and shows it', ({
    assert,
  }) => {
    const constraint = { kind: 'start_on', at: parseMoment('2026-03-05T08:00') } as const
    const alone = plan([task(1, 2, { constraint })])
    assert.equal(shown(alone, 1), '2026-03-05T08:00 2026-03-08T17:00')
    const pushed = plan([task(1, 6), task(2, 2, { constraint })], [link(1, 2)])
    assert.equal(shown(pushed, 2), '2026-03-09T08:00 2026-03-10T17:00')
    assert.equal(outcomeOf(pushed).dates.get(1)!.totalFloat, -2 * DAY)
    const ends = { kind: 'finish_on', at: parseMoment('2026-03-05T17:00') } as const
    assert.equal(
      shown(plan([task(1, 2, { constraint: ends })]), 1),
      '2026-03-04T08:00 2026-03-05T17:00'
    )
  })

  test('a milestone as late as possible is one moment', ({ assert }) => {
    const late = { constraint: { kind: 'as_late_as_possible', at: null } } as const
    const of = (kind: 'start_milestone' | 'finish_milestone') =>
      plan([task(1, 5), task(2, 0, { kind, ...late }), task(3, 1)], [link(1, 3), link(2, 3)])
    assert.equal(shown(of('start_milestone'), 2), '2026-03-08T08:00 2026-03-08T08:00')
    assert.equal(shown(of('finish_milestone'), 2), '2026-03-05T17:00 2026-03-05T17:00')
  })

  test('a deadline warns and moves nothing', ({ assert }) => {
    const deadline = parseMoment('2026-03-03T17:00')
    const found = outcomeOf(plan([task(1, 4, { deadline }), task(2, 3, { deadline })]))
    assert.deepEqual(found.missedDeadlines, [1])
    assert.equal(found.dates.get(1)!.totalFloat, 0)
  })
})

test.group('Schedule | progress', () => {
  const dataDate = parseMoment('2026-03-04T08:00')

  test('nothing unfinished lies before the data date', ({ assert }) => {
    const of = plan([task(1, 2)], [], { dataDate })
    assert.equal(shown(of, 1), '2026-03-04T08:00 2026-03-05T17:00')
  })

  test('what is begun goes on from the data date with what is left', ({ assert }) => {
    const begun = { actualStart: START, remaining: DAY }
    const of = plan([task(1, 5, begun), task(2, 1)], [link(1, 2)], { dataDate })
    assert.equal(shown(of, 1), '2026-03-01T08:00 2026-03-04T17:00')
    assert.equal(shown(of, 2), '2026-03-05T08:00 2026-03-05T17:00')
  })

  test('what is begun still holds back work that starts with it', ({ assert }) => {
    const begun = { actualStart: START, remaining: DAY }
    const tasks = [task(1, 5, begun), task(2, 3), task(3, 9)]
    const of = plan(tasks, [link(1, 2, 'SS')], { dataDate })
    const dates = outcomeOf(of).dates
    assert.equal(dates.get(1)!.totalFloat, dates.get(2)!.totalFloat)
  })

  test('work out of sequence waits under retained logic and goes on under override', ({
    assert,
  }) => {
    const tasks = [task(1, 3), task(2, 2, { actualStart: START, remaining: DAY })]
    const retained = plan(tasks, [link(1, 2)], { dataDate })
    assert.equal(shown(retained, 2), '2026-03-01T08:00 2026-03-09T17:00')
    const override = plan(tasks, [link(1, 2)], { dataDate, outOfSequence: 'progress_override' })
    assert.equal(shown(override, 2), '2026-03-01T08:00 2026-03-04T17:00')
  })

  test('actual dates win over what links ask for', ({ assert }) => {
    const done = { actualStart: START, actualFinish: parseMoment('2026-03-01T12:00') }
    const of = plan([task(1, 3), task(2, 2, done)], [link(1, 2)])
    assert.equal(shown(of, 2), '2026-03-01T08:00 2026-03-01T12:00')
  })
})

test.group('Schedule | lags', () => {
  const round = { 1: RULES, 2: ROUND_THE_CLOCK }
  const tasks = [task(1, 5), task(2, 1, { calendarId: 2 })]
  const lagged = { ...link(1, 2), lag: 24 * 60 }

  for (const [lagCalendar, expected] of [
    ['predecessor', '2026-03-10T17:00'],
    ['successor', '2026-03-06T17:00'],
    ['project', '2026-03-10T17:00'],
    ['round_the_clock', '2026-03-06T17:00'],
  ] as const)
    test(`a lag counts in the calendar of the ${lagCalendar}`, ({ assert }) => {
      // three working days of eight hours, or a day of 24
      const found = shown(plan(tasks, [lagged], { lagCalendar }, round), 2)
      assert.equal(found.slice(0, 16), expected)
    })

  test('a lead lets the successor begin before the end', ({ assert }) => {
    assert.equal(
      shown(plan([task(1, 5), task(2, 2)], [link(1, 2, 'FS', -2)]), 2),
      '2026-03-04T08:00 2026-03-05T17:00'
    )
  })
})

test.group('Schedule | as other programs plan', () => {
  test('a pair may be tied at both ends', ({ assert }) => {
    const of = plan([task(1, 5), task(2, 2)], [link(1, 2, 'SS', 1), link(1, 2, 'FF', 1)])
    assert.equal(shown(of, 2), '2026-03-05T08:00 2026-03-08T17:00')
  })

  test('an elapsed lag counts nights and weekends', ({ assert }) => {
    const elapsed = { ...link(1, 2), lag: 2 * 1440, isElapsed: true }
    const of = plan([task(1, 5), task(2, 1)], [elapsed])
    // from Thursday 17:00 to Saturday 17:00
    assert.equal(shown(of, 2), '2026-03-08T08:00 2026-03-08T17:00')
  })

  test('without a data date what is left follows what is done', ({ assert }) => {
    const begun = task(1, 5, { actualStart: START, remaining: 2 * DAY })
    assert.equal(shown(plan([begun]), 1), '2026-03-01T08:00 2026-03-05T17:00')
    const dataDate = parseMoment('2026-03-02T08:00')
    const stated = plan([begun], [], { dataDate })
    assert.equal(shown(stated, 1), '2026-03-01T08:00 2026-03-03T17:00')
  })
})

test.group('Schedule | refused', () => {
  const faultOf = (of: Plan) => {
    try {
      new Schedule(of)
    } catch (error) {
      return (error as Error).message
    }
    return 'none'
  }

  test('a cycle is named by its path', ({ assert }) => {
    const tasks = [1, 2, 3, 4].map((id) => task(id, 1))
    const links = [link(4, 2), link(1, 2), link(2, 3), link(3, 1)]
    assert.match(
      faultOf(plan(tasks, links)),
      /^CYCLE: (1 → 2 → 3 → 1|2 → 3 → 1 → 2|3 → 1 → 2 → 3)$/
    )
  })

  test('links twice, to nothing, to a summary; less than no duration; no work', ({ assert }) => {
    const tasks = [task(1, 1), task(2, 1), task(3, 0, { kind: 'summary' })]
    assert.equal(faultOf(plan(tasks, [link(1, 2), link(1, 2, 'FS', 1)])), 'DUPLICATE_LINK: 1 → 2')
    assert.equal(faultOf(plan(tasks, [link(1, 9)])), 'UNKNOWN_TASK: 1 → 9')
    assert.equal(faultOf(plan(tasks, [link(1, 3)])), 'LINK_TO_SUMMARY: 1 → 3')
    assert.equal(faultOf(plan([task(1, -1)])), 'NEGATIVE_DURATION: 1')
    const never = { week: [[], [], [], [], [], [], []], periods: [], exceptions: [] }
    assert.equal(faultOf(plan([task(1, 1)], [], {}, { 1: never })), 'NO_WORKING_TIME')
  })
})
