import { test } from '@japa/runner'
import fc from 'fast-check'
import { dayOf, MINUTES_OF_DAY, parseDay } from '#engines/scheduling/moment'
import { LINK_TYPES, type PlanLink, type PlanTask } from '#engines/scheduling/network'
import { Schedule } from '#engines/scheduling/schedule'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import { GULF_WEEK, tidyHours, type WorkRules } from '#engines/scheduling/work_week'
import { RULES, START, link, plan, task } from './networks.js'
import { Reference } from './reference.js'

/** Coarse hours make what meets at the same minute frequent. */
const hours = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 6 })), {
    maxLength: 2,
  })
  .map((pairs) => tidyHours(pairs.map(([from, length]) => [from * 60, (from + length) * 60])))
const week = fc
  .array(hours, { minLength: 7, maxLength: 7 })
  .filter((days) => days.flat().length > 2)
const days = fc.record({
  from: fc.integer({ min: -5, max: 25 }),
  length: fc.integer({ min: 0, max: 4 }),
})
const rules: fc.Arbitrary<WorkRules> = fc
  .record({ week, day: days, off: hours, period: days, other: week })
  .map(({ week: own, day, off, period, other }) => ({
    week: own,
    exceptions: [{ ...span(day), hours: off }],
    periods: [{ ...span(period), week: other }],
  }))
const FIRST = parseDay('2026-03-01')
const span = ({ from, length }: { from: number; length: number }) => ({
  from: FIRST + from,
  to: FIRST + from + length,
})

const soft = fc.option(
  fc.record({
    kind: fc.constantFrom(
      'start_no_earlier' as const,
      'start_no_later' as const,
      'finish_no_earlier' as const,
      'finish_no_later' as const,
      'start_on' as const,
      'finish_on' as const
    ),
    at: fc.integer({ min: 0, max: 240 }).map((hour) => FIRST * MINUTES_OF_DAY + hour * 60),
  }),
  { freq: 4 }
)

/** Links lead from lower to higher ids, so that none closes a cycle. */
const network = fc.record({
  calendars: fc.tuple(rules, rules),
  tasks: fc.array(
    fc.record({
      hours: fc.integer({ min: 1, max: 12 }),
      calendar: fc.integer({ min: 1, max: 2 }),
      constraint: soft,
    }),
    { minLength: 1, maxLength: 7 }
  ),
  links: fc.array(
    fc.record({
      from: fc.nat(6),
      step: fc.integer({ min: 1, max: 4 }),
      type: fc.constantFrom(...LINK_TYPES),
      lag: fc.constantFrom(0, 0, 60, 300, -60, -180),
    }),
    { maxLength: 12 }
  ),
})
type Drawn = typeof network extends fc.Arbitrary<infer T> ? T : never

function built({ calendars, tasks, links }: Drawn) {
  const list: PlanTask[] = tasks.map(({ hours: long, calendar, constraint }, index) =>
    task(index, 0, { duration: long * 60, calendarId: calendar, constraint })
  )
  const pairs = new Map<string, PlanLink>()
  for (const { from, step, type, lag } of links)
    if (from + step < list.length)
      pairs.set(`${from} ${from + step}`, { ...link(from, from + step, type), lag })
  const byId = { 1: calendars[0], 2: calendars[1] }
  const rulesById = new Map(Object.entries(byId).map(([id, of]) => [Number(id), of]))
  return { of: plan(list, [...pairs.values()], {}, byId), rulesById }
}

test.group('Schedule | properties', () => {
  test('the same dates as trying every hour', ({ assert }) => {
    fc.assert(
      fc.property(network, (drawn) => {
        const { of, rulesById } = built(drawn)
        const reference = new Reference(of, rulesById, (FIRST - 60) * MINUTES_OF_DAY, 180)
        const { dates } = new Schedule(of).outcome()
        for (const [id, found] of dates) {
          assert.deepEqual([found.earlyStart, found.earlyFinish], reference.early.get(id))
          assert.deepEqual([found.lateStart, found.lateFinish], reference.late.get(id))
        }
      }),
      { numRuns: 150 }
    )
  }).timeout(120_000)

  test('an edit and its undo are what computing anew says', ({ assert }) => {
    const edit = fc.record({
      at: fc.nat(6),
      hours: fc.integer({ min: 0, max: 30 }),
      constraint: soft,
    })
    fc.assert(
      fc.property(network, edit, (drawn, { at, hours: long, constraint }) => {
        const { of } = built(drawn)
        const before = of.tasks[at % of.tasks.length]
        const after = { ...before, duration: long * 60, constraint }
        const schedule = new Schedule(of)
        const first = schedule.outcome()
        schedule.change([after])
        const tasks = of.tasks.map((one) => (one === before ? after : one))
        assert.deepEqual(schedule.outcome(), new Schedule({ ...of, tasks }).outcome())
        schedule.change([before])
        assert.deepEqual(schedule.outcome(), first)
      })
    )
  }).timeout(60_000)

  test('moving a task never changes how long it works', ({ assert }) => {
    fc.assert(
      fc.property(network, fc.integer({ min: 0, max: 500 }), (drawn, hour) => {
        const { of } = built(drawn)
        const schedule = new Schedule(of)
        const moved = { ...of.tasks[0], pinnedStart: START + hour * 60 }
        schedule.change([moved])
        const { earlyStart, earlyFinish } = schedule.outcome().dates.get(0)!
        const calendar = of.calendars.get(moved.calendarId)!
        assert.equal(calendar.between(earlyStart, earlyFinish), moved.duration)
      })
    )
  }).timeout(60_000)
})

test.group('WorkCalendar | properties', () => {
  test('the minutes worked come back as the moment, far away too', ({ assert }) => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -2_000_000, max: 4_000_000 }), (of, offset) => {
        const calendar = new WorkCalendar(of, FIRST)
        const work = calendar.worked(START + offset)
        assert.equal(calendar.worked(calendar.at(work, 'start')), work)
        assert.equal(calendar.worked(calendar.at(work, 'finish')), work)
        assert.isAtMost(calendar.at(work, 'finish'), START + offset)
        assert.isAtLeast(calendar.at(work, 'start'), START + offset)
      })
    )
  })

  test('a day far away has the hours of its weekday', ({ assert }) => {
    const calendar = new WorkCalendar({ ...RULES, week: GULF_WEEK }, FIRST)
    const far = parseDay('2061-06-15')
    const midnight = far * MINUTES_OF_DAY
    assert.equal(calendar.between(midnight, midnight + MINUTES_OF_DAY), 480)
    assert.equal(dayOf(calendar.startFrom(midnight)), far)
  })
})
