import fc from 'fast-check'
import { test } from '@japa/runner'
import { DAY_E4 } from '#engines/labour/leave_days'
import {
  costOfMinutes,
  daysOfWeek,
  leaveByDay,
  MOST_DAY_MINUTES,
  rateOn,
  requiredOf,
  shortageOf,
  timeRulesOf,
  weekFaults,
  weekStartOf,
  type TimeRow,
  type WeekFacts,
} from '#engines/labour/timesheet'

const SUNDAY = '2026-11-15'
const FRIDAY_AND_SATURDAY = [5, 6]

const facts = (more: Partial<WeekFacts> = {}): WeekFacts => ({
  ...{ weekStart: SUNDAY, today: '2026-11-26', joinedOn: '2019-02-03', endedOn: null },
  leaveE4: new Map(),
  openProjects: new Set([1, 2]),
  projectOfTask: new Map([
    [10, 1],
    [20, 2],
  ]),
  ...more,
})

const row = (minutes: number[], more: Partial<TimeRow> = {}): TimeRow => ({
  ...{ projectId: 1, taskId: 10, ...more },
  minutes: [...minutes, ...Array(7 - minutes.length).fill(0)],
})

const week = (values: { leaveE4?: number; holiday?: number[]; ramadan?: number[] } = {}) =>
  daysOfWeek(SUNDAY).map((_, day) => ({
    isWorkday: !FRIDAY_AND_SATURDAY.includes(day) && !values.holiday?.includes(day),
    isRamadan: values.ramadan?.includes(day) ?? false,
    leaveE4: day === 0 ? (values.leaveE4 ?? 0) : 0,
  }))

const required = (days: ReturnType<typeof week>, weeklyHours: number | null = null) =>
  requiredOf(days, timeRulesOf({ weeklyHours, restDays: FRIDAY_AND_SATURDAY }))

test.group('Hours of a week', () => {
  test('begin on Sunday', ({ assert }) => {
    assert.equal(weekStartOf('2026-11-15'), SUNDAY)
    assert.equal(weekStartOf('2026-11-21'), SUNDAY)
    assert.deepEqual(daysOfWeek(SUNDAY).at(-1), '2026-11-21')
  })

  test('are refused on days ahead, before joining, after leaving and on leave', ({ assert }) => {
    const faultsOf = (more: Partial<WeekFacts>, minutes = [480]) =>
      weekFaults([row(minutes)], facts(more)).map(({ fault }) => fault)
    assert.deepEqual(faultsOf({}), [])
    assert.deepEqual(faultsOf({ today: '2026-11-14' }), ['future'])
    assert.deepEqual(faultsOf({ today: SUNDAY }), [])
    assert.deepEqual(faultsOf({ joinedOn: '2026-11-16' }), ['not_employed'])
    assert.deepEqual(faultsOf({ endedOn: '2026-11-14' }), ['not_employed'])
    assert.deepEqual(faultsOf({ leaveE4: new Map([[SUNDAY, DAY_E4]]) }), ['leave'])
    const half = { leaveE4: new Map([[SUNDAY, DAY_E4 / 2]]) }
    assert.deepEqual(faultsOf(half, [480]), [])
    assert.deepEqual(faultsOf(half, [481]), ['half_leave'])
  })

  test('are at most sixteen a day over all rows', ({ assert }) => {
    const rows = [row([600]), row([361], { projectId: 2, taskId: 20 })]
    assert.deepEqual(weekFaults(rows, facts()), [
      { row: 0, day: 0, fault: 'day_limit' },
      { row: 1, day: 0, fault: 'day_limit' },
    ])
    assert.deepEqual(weekFaults([rows[0]!, row([360], { taskId: null })], facts()), [])
  })

  test('belong to an open project and a task of it, once', ({ assert }) => {
    const rows = [row([60]), row([60]), row([0], { projectId: 3, taskId: null })]
    assert.deepEqual(weekFaults([...rows, row([60], { taskId: 20 })], facts()), [
      { row: 1, fault: 'twice' },
      { row: 2, fault: 'closed_project' },
      { row: 3, fault: 'other_task' },
    ])
  })

  test('ask for what the calendar says', ({ assert }) => {
    assert.equal(required(week()), 40 * 60)
    assert.equal(required(week({ holiday: [1] })), 32 * 60)
    assert.equal(required(week({ leaveE4: DAY_E4 })), 32 * 60)
    assert.equal(required(week({ leaveE4: DAY_E4 / 2 })), 36 * 60)
    assert.equal(required(week({ ramadan: [0, 1, 2, 3, 4] })), 30 * 60)
    // three long days and two short ones
    assert.equal(required(week({ ramadan: [3, 4] })), 36 * 60)
    assert.equal(required(week(), 45), 45 * 60)
    const sixDays = timeRulesOf({ weeklyHours: null, restDays: [5] })
    assert.deepInclude(sixDays, { weekMinutes: 48 * 60, ramadanWeekMinutes: 36 * 60 })
    // a contract of few hours asks for no more of them in Ramadan
    const part = timeRulesOf({ weeklyHours: 20, restDays: FRIDAY_AND_SATURDAY })
    assert.equal(part.ramadanWeekMinutes, 20 * 60)
    assert.equal(shortageOf(2400, 2100), 300)
    assert.equal(shortageOf(2400, 2500), 0)
  })

  test('cost what their day does', ({ assert }) => {
    const rates = [
      { effectiveOn: '2026-01-01', hourMinor: 6_440 },
      { effectiveOn: '2026-11-17', hourMinor: 7_000 },
    ]
    assert.isNull(rateOn(rates, '2025-12-31'))
    assert.equal(rateOn(rates, '2026-11-16')?.hourMinor, 6_440)
    assert.equal(rateOn(rates, '2026-11-17')?.hourMinor, 7_000)
    // 7.5 hours at 64.40 are 483.00
    assert.equal(costOfMinutes(450, 6_440), 48_300)
    // 20 minutes at 64.40 are 21.4667
    assert.equal(costOfMinutes(20, 6_440), 2_147)
  })

  test('halves of two leaves on one day are a whole one', ({ assert }) => {
    const half = { from: '2026-11-10', to: SUNDAY, startsHalf: false, endsHalf: true }
    const other = { from: SUNDAY, to: '2026-11-17', startsHalf: true, endsHalf: false }
    const days = leaveByDay([half, other], SUNDAY, '2026-11-21')
    assert.deepEqual([...days].sort(), [
      [SUNDAY, DAY_E4],
      ['2026-11-16', DAY_E4],
      ['2026-11-17', DAY_E4],
    ])
  })
})

const ROWS = fc.uniqueArray(
  fc.record({
    projectId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    taskId: fc.constant(null),
    minutes: fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 7, maxLength: 7 }),
  }),
  { maxLength: 4, selector: ({ projectId }) => projectId }
)

test.group('Hours of any week', () => {
  test('that are kept never exceed a day, nor lie on leave, ahead or on a closed project', ({
    assert,
  }) => {
    const leave = fc.dictionary(
      fc.constantFrom(...daysOfWeek(SUNDAY)),
      fc.constantFrom(5000, 10_000)
    )
    const today = fc.constantFrom(...daysOfWeek(SUNDAY), '2026-12-01')
    fc.assert(
      fc.property(ROWS, leave, today, (rows, away, now) => {
        const known = facts({ today: now, leaveE4: new Map(Object.entries(away)) })
        const isKept = weekFaults(rows, known).length === 0
        const fits = daysOfWeek(SUNDAY).every((on, day) => {
          const total = rows.reduce((sum, { minutes }) => sum + minutes[day]!, 0)
          const room = on > now ? 0 : (MOST_DAY_MINUTES * (DAY_E4 - (away[on] ?? 0))) / DAY_E4
          return total <= room
        })
        const isOpen = rows.every(({ projectId }) => projectId !== 3)
        assert.equal(isKept, fits && isOpen)
      })
    )
  })

  test('ask for less with every day of leave, and for nothing when all days are free', ({
    assert,
  }) => {
    const day = fc.record({
      isWorkday: fc.boolean(),
      isRamadan: fc.boolean(),
      leaveE4: fc.constantFrom(0, 5000, 10_000),
    })
    const days = fc.array(day, { minLength: 7, maxLength: 7 })
    const hours = fc.option(fc.integer({ min: 1, max: 48 }), { nil: null })
    fc.assert(
      fc.property(days, hours, (all, weeklyHours) => {
        const rules = timeRulesOf({ weeklyHours, restDays: FRIDAY_AND_SATURDAY })
        const whole = requiredOf(
          all.map((one) => ({ ...one, leaveE4: 0 })),
          rules
        )
        assert.isAtMost(requiredOf(all, rules), whole)
        assert.equal(
          requiredOf(
            all.map((one) => ({ ...one, isWorkday: false })),
            rules
          ),
          0
        )
        const away = all.map((one) => ({ ...one, leaveE4: DAY_E4 }))
        assert.equal(requiredOf(away, rules), 0)
      })
    )
  })

  test('cost as much in parts as the rate says, to the rounding of each part', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 960 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (parts, rate) => {
          const sum = parts.reduce((all, minutes) => all + costOfMinutes(minutes, rate), 0)
          const whole = costOfMinutes(
            parts.reduce((a, b) => a + b, 0),
            rate
          )
          assert.isAtMost(Math.abs(sum - whole), parts.length)
        }
      )
    )
  })
})
